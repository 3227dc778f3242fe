import type { PlayerProfile } from '@gullylens/contract/http/players';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { Badge } from '../../ui/badge.tsx';
import { dayText } from '../../ui/dates.ts';
import { roleName } from '../../ui/match/role-words.ts';
import { initials, teamColour } from '../../ui/team-badge.tsx';

/** Who it is, what they do, and for whom. */
export function PlayerHeader({ player }: { player: PlayerProfile }) {
  const { i18n } = useLingui();
  const { name, team, role, matches, lastMatch } = player;
  return (
    <header className="rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          style={{ backgroundColor: teamColour(team.name) }}
          className="inline-flex size-14 shrink-0 items-center justify-center rounded-full text-lg font-extrabold text-[#fff]"
        >
          {initials(name)}
        </span>
        <div className="min-w-0">
          <h1 className="text-xl font-bold">{name}</h1>
          <p className="flex flex-wrap items-center gap-2 text-muted">
            <Link to={pathTo.team(team.key)} className="inline-flex min-h-11 items-center underline">
              {team.name}
            </Link>{' '}
            {role && <Badge tone="turf">{roleName(i18n, role)}</Badge>}
          </p>
        </div>
      </div>
      <p className="mt-4 text-sm text-muted tabular">
        {i18n.t('{count, plural, one {# match} other {# matches}}', { count: matches })} ·{' '}
        {i18n.t('Last played {date}', { date: dayText(i18n, lastMatch) })}
      </p>
      <TeamsPlayedFor player={player} />
    </header>
  );
}

function TeamsPlayedFor({ player: { teams } }: { player: PlayerProfile }) {
  const { i18n } = useLingui();
  if (teams.length < 2) return null;
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-11 items-center text-sky underline underline-offset-2">
        {i18n.t('{count, plural, one {# team} other {# teams}}', { count: teams.length })}
      </summary>
      <ul className="space-y-1">
        {teams.map((team) => (
          <li key={team.key} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{team.name}</span>
            <span className="text-muted tabular">{spanText(i18n, team)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function spanText(i18n: I18n, { from, to, matches }: PlayerProfile['teams'][number]): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  const years = first === last ? first : `${first}–${last}`;
  return `${years} · ${i18n.t('{count, plural, one {# match} other {# matches}}', { count: matches })}`;
}

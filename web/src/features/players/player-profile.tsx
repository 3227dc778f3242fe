import type { PlayerProfile as Player } from '@gullylens/contract/http/history/players';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { PlayerAvatar } from '../../ui/players/player-avatar.tsx';
import { roleName } from '../../ui/players/player-roles.ts';
import { isFirstAttempt, RecordPage } from '../../ui/match/record-page.tsx';
import { dayText } from '../../ui/text/full-dates.ts';
import { FormatRecord } from './format-record.tsx';
import { NextMatchCard } from './next-match-card.tsx';

/** A player's career from history: statistics by format and the latest matches. */
export function PlayerProfile({ profileKey }: { profileKey: string }) {
  const { i18n } = useLingui();
  const request = { params: { id: profileKey } };
  const query = useQuery(apiQuery('GET /api/v1/cricket/players/{id}/', request));
  const nextMatch = useQuery(apiQuery('GET /api/v1/cricket/players/{id}/next-match/', request));
  return (
    <RecordPage
      query={query}
      isWaiting={isFirstAttempt(nextMatch)}
      labels={{
        page: i18n.t('Player'),
        loading: i18n.t('Loading the player'),
        failed: sentence('This player did not load'),
        missing: i18n.t('We could not find that player.'),
        whyMissing: i18n.t('We have no matches with this player.'),
      }}
      skeletons={[
        { size: 'h-48 lg:col-span-2', shape: 3 },
        { size: 'h-48 lg:col-span-2', shape: 'bars' },
        { size: 'lg:col-span-2', shape: 'tiles' },
        { size: 'h-80', shape: 7 },
        { size: 'h-80', shape: 7 },
      ]}
    >
      {(player) => (
        <>
          <PlayerHeader player={player} />
          <NextMatchCard playerKey={player.key} query={nextMatch} />
          <FormatRecord player={player} />
        </>
      )}
    </RecordPage>
  );
}

function PlayerHeader({ player }: { player: Player }) {
  const { i18n } = useLingui();
  const { name, team, teams, role, matches, lastMatch, stats } = player;
  return (
    <header className="rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="flex items-center gap-4">
        <PlayerAvatar name={name} team={team.name} playerRole={role} size="large" />
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
        {stats.length === 1 && `${stats.map(({ format }) => format).join('')} · `}
        {i18n.t('Last played {date}', { date: dayText(i18n, lastMatch) })}
      </p>
      {teams.length > 1 && (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 items-center text-sky underline underline-offset-2">
            {i18n.t('{count, plural, one {# team} other {# teams}}', { count: teams.length })}
          </summary>
          <ul className="space-y-1">
            {teams.map((one) => (
              <li key={one.key} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{one.name}</span>
                <span className="text-muted tabular">{spanText(i18n, one)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </header>
  );
}

function spanText(i18n: I18n, { from, to, matches }: Player['teams'][number]): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  const years = first === last ? first : `${first}–${last}`;
  return `${years} · ${i18n.t('{count, plural, one {# match} other {# matches}}', { count: matches })}`;
}

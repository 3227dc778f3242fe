import type { TeamProfile as Team } from '@gullylens/contract/http/history/teams';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/layout/card.tsx';
import { dayText } from '../../ui/text/dates.ts';
import { shortName } from '../../ui/text/short-name.ts';
import { MetricTile } from '../../ui/layout/definition-list.tsx';
import { FormStrip } from '../../ui/charts/form-strip.tsx';
import { PlayedMatchList } from '../../ui/match/played-match-list.tsx';
import { TeamBadge } from '../../ui/layout/team-badge.tsx';
import { RecordPage } from '../../ui/match/record-page.tsx';
import { TeamFixtures } from './team-fixtures.tsx';
import { LikelyEleven, Squad } from './team-squad.tsx';

/** A team from history: its results, squad and latest matches. */
export function TeamProfile({ profileKey }: { profileKey: string }) {
  const { i18n } = useLingui();
  const request = { params: { id: profileKey } };
  const query = useQuery(apiQuery('GET /api/cricket/teams/{id}/', request));
  const fixtures = useQuery(apiQuery('GET /api/v1/cricket/teams/{id}/fixtures/', request));
  return (
    <RecordPage
      // The page waits for both, so that the fixtures move nothing when they come.
      query={{ ...query, data: fixtures.isPending ? undefined : query.data }}
      labels={{
        page: i18n.t('Team'),
        loading: i18n.t('Loading the team'),
        missing: i18n.t('We could not find that team.'),
        whyMissing: i18n.t('We have no matches of this team.'),
      }}
      heights={['h-32', 'h-24', 'h-96']}
    >
      {(team) => (
        <>
          <header className="rounded-card border border-line bg-surface p-4 md:p-6">
            <div className="flex items-center gap-4">
              <TeamBadge name={team.name} shortName={shortName(team.name)} />
              <h1 className="text-xl font-bold">{team.name}</h1>
            </div>
            {otherNames(team).length > 0 && (
              <p className="text-muted">
                {i18n.t('Also known as {names}', { names: otherNames(team).join(', ') })}
              </p>
            )}
            <p className="my-3 text-sm text-muted tabular">
              {i18n.t('{count, plural, one {# match} other {# matches}}', { count: team.matches })} ·{' '}
              {i18n.t('Last played {date}', { date: dayText(i18n, team.lastMatch) })}
            </p>
            <FormStrip form={formOf(team)} />
          </header>
          <TeamFixtures teamKey={team.key} query={fixtures} />
          <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <LikelyEleven team={team} />
            <Squad team={team} />
          </div>
          <dl className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {team.records.map(({ format, played, won, lost, other }) => (
              <MetricTile
                key={format}
                label={format}
                value={i18n.t('{won} won, {lost} lost', { won, lost })}
                note={i18n.t('{played} played, {other} no result', { played, other })}
              />
            ))}
          </dl>
          <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <Card className="p-4">
              <h2 className="mb-1 font-bold">{i18n.t('Recent matches')}</h2>
              <PlayedMatchList matches={team.recent} />
            </Card>
            <HeadToHead team={team} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

function HeadToHead({ team }: { team: Team }) {
  const { i18n } = useLingui();
  return (
    <Card className="p-4">
      <h2 className="mb-1 font-bold">{i18n.t('Head-to-head')}</h2>
      <p className="text-sm text-muted">{i18n.t('In the recent matches')}</p>
      <ul className="divide-y divide-line">
        {opponentsOf(team).map(({ key, name, won, lost, other }) => (
          <li key={key} className="flex items-center justify-between gap-3 text-sm">
            <Link to={pathTo.team(key)} className="inline-flex min-h-11 items-center text-sky underline">
              {name}
            </Link>
            <span className="text-muted tabular">
              {other === 0
                ? i18n.t('{won} won, {lost} lost', { won, lost })
                : i18n.t('{won} won, {lost} lost, {other} no result', { won, lost, other })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Played = Pick<Team, 'key' | 'recent'>;
type PlayedMatch = Team['recent'][number];

const letters = { won: 'W', lost: 'L', other: 'N' } as const;

type Result = keyof typeof letters;

const FORM_MATCHES = 5;

/** Returns `W`, `L` or `N` (no winner) for each of the latest five matches, latest first. */
export function formOf({ key, recent }: Played): string {
  return recent
    .slice(0, FORM_MATCHES)
    .map((match) => letters[resultFor(key, match)])
    .join('');
}

/** Returns the opponents of the latest matches with the results against them, most recent first. */
export function opponentsOf({ key, recent }: Played) {
  const opponents = new Map<string, PlayedMatch['teams'][number] & Record<Result, number>>();
  for (const match of recent) {
    const met = match.teams.find((team) => team.key !== key);
    if (!met) continue;
    const opponent = opponents.get(met.key) ?? { ...met, won: 0, lost: 0, other: 0 };
    opponent[resultFor(key, match)] += 1;
    opponents.set(met.key, opponent);
  }
  return [...opponents.values()];
}

function resultFor(key: string, { teams, winner }: PlayedMatch): Result {
  if (winner === null) return 'other';
  return teams.find((team) => team.key === key)?.name === winner ? 'won' : 'lost';
}

function otherNames({ name, spellings }: Team): string[] {
  return spellings.filter((spelling) => spelling !== name);
}

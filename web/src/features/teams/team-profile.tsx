import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { TeamProfile as Team } from '@gullylens/contract/http/history/teams';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { cricketQuery } from '../../platform/api/cricket-query.ts';
import { pathTo } from '../../platform/links.ts';
import { Section } from '../../ui/layout/section.tsx';
import { shortName } from '../../ui/text/short-name.ts';
import { FormStrip } from '../../ui/charts/form-strip.tsx';
import { TeamBadge } from '../../ui/layout/team-badge.tsx';
import { isFirstAttempt, RecordPage } from '../../ui/match/record-page.tsx';
import { TeamFixtures } from './team-fixtures.tsx';
import { type Series, SeriesTable, StandingLine } from './team-standing.tsx';
import { formOf, opponentsOf, withLastFirst } from './team-form.ts';
import { TeamResults } from './team-results.tsx';
import { LikelyEleven, RestOfSquad } from './team-squad.tsx';

/** A team from history: its results, squad and latest matches. */
export function TeamProfile({ profileKey }: { profileKey: string }) {
  const { i18n } = useLingui();
  const request = { params: { id: profileKey } };
  const query = useQuery(apiQuery('GET /api/cricket/teams/{id}/', request));
  const fixtures = useQuery(apiQuery('GET /api/v1/cricket/teams/{id}/fixtures/', request));
  const upcoming = useQuery(cricketQuery('GET /api/v1/cricket/matches/upcoming/', 'upcomingMatches'));
  const last = fixtures.data?.data.last ?? null;
  const shown = query.data && {
    ...query.data,
    data: { ...query.data.data, recent: withLastFirst(query.data.data.recent, last) },
  };
  return (
    <RecordPage
      query={{ ...query, data: shown }}
      isWaiting={isFirstAttempt(fixtures) || isFirstAttempt(upcoming)}
      labels={{
        page: i18n.t('Team'),
        loading: i18n.t('Loading the team'),
        failed: sentence('This team did not load'),
        missing: i18n.t('We could not find that team.'),
        whyMissing: i18n.t('We have no matches of this team.'),
      }}
      skeletons={[
        { size: 'h-24', shape: 1 },
        { size: 'h-112', shape: 10 },
        { size: 'h-112', shape: 10 },
        { size: 'h-112', shape: 10 },
      ]}
    >
      {(team) => (
        <>
          <TeamHead team={team} series={fixtures.data?.data.series} />
          <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <div className="space-y-5">
              <TeamFixtures
                query={fixtures}
                coming={upcoming.data?.data.filter((match) => isOf(team, match)) ?? []}
                recent={team.recent}
              />
              <TeamResults team={team} />
              <SeriesTable teamKey={team.key} series={fixtures.data?.data.series} />
              <HeadToHead team={team} />
            </div>
            <div className="space-y-5">
              <LikelyEleven team={team} isPlaying={fixtures.data?.data.next?.phase === 'live'} />
              <RestOfSquad team={team} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}

/** The team's name, form and record, and its place in the table of its series. */
function TeamHead({ team, series }: { team: Team; series: Series | undefined }) {
  const { i18n } = useLingui();
  return (
    <header className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-4">
        <TeamBadge name={team.name} shortName={shortName(team.name)} />
        <div className="min-w-0 flex-1">
          <h1 className="text-xl font-bold">{team.name}</h1>
          <dl className="text-sm tabular">
            {team.records.map(({ format, played, won, lost, other }) => (
              <div key={format} className="flex flex-wrap gap-x-2">
                <dt className="font-semibold">{format}</dt>
                <dd>{i18n.t('{won} won, {lost} lost', { won, lost })}</dd>
                <dd className="text-muted">
                  {other === 0
                    ? i18n.t('{played} played', { played })
                    : i18n.t('{played} played, {other} no result', { played, other })}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
        <StandingLine teamKey={team.key} series={series} />
        {team.recent.length > 0 && <FormStrip form={formOf(team)} />}
      </div>
      {otherNames(team).length > 0 && (
        <p className="mt-2 text-xs text-muted">
          {i18n.t('Also known as {names}', { names: otherNames(team).join(', ') })}
        </p>
      )}
    </header>
  );
}

function HeadToHead({ team }: { team: Team }) {
  const { i18n } = useLingui();
  return (
    <Section
      title={i18n.t('Head-to-head')}
      heading="mb-1 font-bold"
      className="rounded-card border border-line bg-surface p-4"
    >
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
    </Section>
  );
}

function isOf({ name, spellings }: Team, { teams }: MatchSummary): boolean {
  return teams.some((team) => team === name || spellings.includes(team));
}

function otherNames({ name, spellings }: Team): string[] {
  return spellings.filter((spelling) => spelling !== name);
}

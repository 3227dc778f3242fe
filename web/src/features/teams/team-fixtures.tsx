import type { TeamFixtures as Fixtures } from '@gullylens/contract/http/matches/team-fixtures';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { type QueryResult, QueryState } from '../../ui/feedback/query-state.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { StandingsTable } from '../../ui/match/standings-table.tsx';
import { rateText } from '../../ui/text/number-text.ts';

interface TeamFixturesProps {
  teamKey: string;
  query: QueryResult<{ data: Fixtures }>;
}

/** A team's next and last match from the feed, and its position in the table of its series. */
export function TeamFixtures({ teamKey, query }: TeamFixturesProps) {
  return (
    <div className="mt-5">
      <QueryState query={query}>
        {({ data: { next, last, series } }) => (
          <>
            <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
              <FixtureSection kind="next" match={next} />
              {last && <FixtureSection kind="last" match={last} />}
            </div>
            {series && <Standing teamKey={teamKey} series={series} />}
          </>
        )}
      </QueryState>
    </div>
  );
}

function FixtureSection({ kind, match }: { kind: 'next' | 'last'; match: Fixtures['next'] }) {
  const { i18n } = useLingui();
  const nextTitle = match?.phase === 'live' ? sentence('Live now') : sentence('Next match');
  return (
    <section className="min-w-0">
      <h2 className="mb-2 font-bold">{i18n.t(kind === 'next' ? nextTitle : 'Last match')}</h2>
      {match ? (
        <MatchRow match={match} to={pathTo.match(match.key)} />
      ) : (
        <p className="flex min-h-24 items-center rounded-card border border-dashed border-line px-4 text-sm text-muted">
          {i18n.t('No match of this team is announced yet.')}
        </p>
      )}
    </section>
  );
}

interface StandingProps {
  teamKey: string;
  series: NonNullable<Fixtures['series']>;
}

/** The team's position in the table of its series, and the table. */
function Standing({ teamKey, series: { name, standings } }: StandingProps) {
  const { i18n } = useLingui();
  const place = standings.findIndex(({ key }) => key === teamKey);
  const row = standings[place];
  return (
    <div className="mt-5">
      <Section
        title={name}
        heading="text-sm font-semibold text-muted"
        className="rounded-card border border-line bg-surface px-4 pt-3 pb-1"
      >
        {row && (
          <p className="text-sm tabular">
            <b className="text-lg font-extrabold">
              {i18n.t('{place} of {count}', { place: place + 1, count: standings.length })}
            </b>{' '}
            · {i18n.t('{count, plural, one {# point} other {# points}}', { count: row.points })}
            {row.netRunRate !== null &&
              ` · ${i18n.t('net run rate {rate}', { rate: rateText(row.netRunRate) })}`}
          </p>
        )}
        <Disclosure title={i18n.t('Series table, from the results that we have')}>
          <StandingsTable name={name} standings={standings} teamKey={teamKey} />
        </Disclosure>
      </Section>
    </div>
  );
}

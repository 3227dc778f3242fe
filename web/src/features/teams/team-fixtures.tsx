import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { TeamFixtures as Fixtures } from '@gullylens/contract/http/matches/team-fixtures';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { type QueryResult, QueryState } from '../../ui/feedback/query-state.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { isSameMatch, type PlayedMatch } from './team-form.ts';

interface TeamFixturesProps {
  query: QueryResult<{ data: Fixtures }>;
  /** The team's matches that have not started, the next first. */
  coming: readonly MatchSummary[];
  /** The matches of history, listed below. */
  recent: readonly PlayedMatch[];
}

/** A team's next matches from the feed, and its last one while history does not have it. */
export function TeamFixtures({ query, coming, recent }: TeamFixturesProps) {
  return (
    <QueryState query={query}>
      {({ data: { next, last } }) => (
        <>
          <Fixture kind="next" match={next} />
          <ComingMatches matches={coming.filter(({ key }) => key !== next?.key).slice(0, COMING_MATCHES)} />
          {last && !recent.some((match) => isSameMatch(match, last)) && <Fixture kind="last" match={last} />}
        </>
      )}
    </QueryState>
  );
}

const COMING_MATCHES = 2;

/** The matches after the next one; nothing without any. */
function ComingMatches({ matches }: { matches: readonly MatchSummary[] }) {
  const { i18n } = useLingui();
  if (matches.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-2 font-bold">{i18n.t('Next matches')}</h2>
      <ul className="space-y-2">
        {matches.map((match) => (
          <li key={match.key}>
            <MatchRow match={match} to={pathTo.match(match.key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fixture({ kind, match }: { kind: 'next' | 'last'; match: Fixtures['next'] }) {
  const { i18n } = useLingui();
  const nextTitle = match?.phase === 'live' ? sentence('Live now') : sentence('Next match');
  if (match === null) {
    return <p className="text-sm text-muted">{i18n.t('No match of this team is announced yet.')}</p>;
  }
  return (
    <section className="min-w-0">
      <h2 className="mb-2 font-bold">{i18n.t(kind === 'next' ? nextTitle : 'Last match')}</h2>
      <MatchRow match={match} to={pathTo.match(match.key)} />
    </section>
  );
}

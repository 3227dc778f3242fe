import { useLingui } from '@lingui/react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { refetchFailed } from '../../platform/api/retry.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { sourceOfScores } from '../../platform/live/feed-age.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { CountBadge } from '../../ui/layout/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageFailed } from '../../ui/feedback/page-failed.tsx';
import { TextField } from '../../ui/controls/fields.tsx';
import { cardAge, type DataAge, useDataAge } from '../../ui/match/data-age.ts';
import { useFollowedAtFirst } from '../../ui/match/follow-star.tsx';
import { FreshnessLine } from '../../ui/match/freshness-line.tsx';
import { followedFirst } from '../../ui/match/match-order.ts';
import type { MatchView } from '../../ui/match/match-view.ts';
import { type QueryResult, QueryState } from '../../ui/feedback/query-state.tsx';
import { Spinner } from '../../ui/controls/skeleton.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { FirstMatches, MatchGridSkeleton } from './first-matches.tsx';
import { listsByPhase } from './lists-by-phase.ts';
import { MatchDays } from './match-days.tsx';
import { matchListQueries } from './match-list-queries.ts';
import { countMatchesFound, matchesSearch } from './matching-words.ts';

/** Live, upcoming and recent matches, each under its tab. Choosing a tab fetches its list again. */
export function MatchesList() {
  const { i18n } = useLingui();
  const [tab, setTab] = useSearchParamChoice('tab', matchTabKeys, 'live');
  const [live, upcoming, recent] = useQueries({
    queries: [matchListQueries.live, matchListQueries.upcoming, matchListQueries.recent],
  });
  const [search, setSearch] = useSearchParamText();
  const followed = useFollowedAtFirst();
  const answers = listsByPhase({ live: live.data, upcoming: upcoming.data, recent: recent.data });
  const lists = {
    live: {
      ...live,
      data: answers.live && { ...answers.live, data: followedFirst(answers.live.data, followed) },
    },
    upcoming: { ...upcoming, data: answers.upcoming },
    recent: { ...recent, data: answers.recent },
  };
  const client = useQueryClient();
  // One press loads the other lists too that failed for lack of a response.
  const retry = () => {
    void lists[tab].refetch();
    refetchFailed(client);
  };
  const list = { ...lists[tab], refetch: retry };
  const age = useDataAge(sourceOfScores(list));
  const isLiveCached = useDataAge(sourceOfScores(live)).isCached;
  useEffect(() => {
    if (list.error) reportProblem('Matches could not be loaded.', list.error);
  }, [list.error]);

  const select = (key: MatchTab) => {
    setTab(key);
    void lists[key].refetch();
  };
  const tabRow = useRef<HTMLDivElement>(null);
  const showAll = (key: MatchTab) => {
    select(key);
    // The pressed button goes with its list.
    tabRow.current?.querySelector<HTMLElement>(`[data-tab="${key}"]`)?.focus();
  };
  const tabs = matchTabKeys.map((key) => {
    const { data } = lists[key];
    const count = data ? countMatchesFound(data.data, data.page.total, search) : 0;
    const tone = key === 'live' && !isLiveCached ? 'live' : 'neutral';
    return {
      key,
      label: i18n.t(matchTabs[key].label),
      badge: <CountBadge hideZero count={count} tone={tone} />,
    };
  });

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <TextField
          hideLabel
          label={i18n.t('Search by team or series')}
          placeholder={i18n.t('Search by team or series')}
          type="search"
          maxLength={80}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="w-full max-w-md"
        />
        <div className="min-h-5">
          {list.data && (tab === 'live' || age.isCached) && (
            <FreshnessLine age={age} onRetry={() => void list.refetch()} />
          )}
        </div>
      </div>
      <div ref={tabRow}>
        <Tabs label={i18n.t('Matches')} tabs={tabs} selected={tab} onSelect={select}>
          <FoundMatches tab={tab} list={list} search={search} age={age} />
          {tab === 'live' && (
            <>
              <FirstMatches
                title={i18n.t('Next matches')}
                all={i18n.t('All upcoming')}
                list={lists.upcoming}
                saysFailure={live.data !== undefined}
                search={search}
                onAll={() => showAll('upcoming')}
              />
              <FirstMatches
                title={i18n.t('Latest results')}
                all={i18n.t('All results')}
                list={lists.recent}
                saysFailure={live.data !== undefined}
                search={search}
                onAll={() => showAll('recent')}
              />
            </>
          )}
        </Tabs>
      </div>
    </>
  );
}

interface FoundMatchesProps {
  tab: MatchTab;
  list: QueryResult<{ data: readonly MatchView[] }>;
  search: string;
  age: DataAge;
}

/** The matches of a tab that the search finds, by day. */
function FoundMatches({ tab, list, search, age }: FoundMatchesProps) {
  const { i18n } = useLingui();
  const { emptyTitle, emptyText } = matchTabs[tab];
  return (
    <QueryState
      query={list}
      loading={<LoadingMatches />}
      failed={(error, retry) => (
        <PageFailed title={sentence('The matches did not load')} error={error} onRetry={retry} />
      )}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState className="py-5" title={i18n.t(emptyTitle)} text={i18n.t(emptyText)} />}
    >
      {({ data }) => {
        const found = data.filter((match) => matchesSearch(match, search));
        return found.length === 0 ? (
          <EmptyState
            title={i18n.t('No match found')}
            text={i18n.t('No match in this list has a team or series with that name.')}
          />
        ) : (
          <MatchDays matches={found} age={cardAge(age)} />
        );
      }}
    </QueryState>
  );
}

function LoadingMatches() {
  const { i18n } = useLingui();
  return (
    <>
      <p className="mb-2 flex h-5 items-center gap-2 text-sm text-muted">
        <Spinner small />
        <span role="status">{i18n.t('Loading matches')}</span>
      </p>
      <MatchGridSkeleton />
    </>
  );
}

/**
 * Returns the search text and how to change it. The URL contains it, so that going back from a match restores the list.
 */
function useSearchParamText(): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const stored = params.get('q') ?? '';
  // The field follows the keys at once. The URL follows later, and from then on the field follows it.
  const [typed, setTyped] = useState({ text: stored, urlText: stored });
  if (typed.urlText !== stored) setTyped({ text: stored, urlText: stored });
  const change = (next: string) => {
    setTyped({ text: next, urlText: stored });
    const changed = new URLSearchParams(params);
    if (next === '') changed.delete('q');
    else changed.set('q', next);
    setParams(changed, { replace: true });
  };
  return [typed.text, change];
}

const matchTabs = {
  live: {
    label: sentence('Live'),
    emptyTitle: sentence('No live matches'),
    emptyText: sentence('No live matches at the moment. Check back later!'),
  },
  upcoming: {
    label: sentence('Upcoming'),
    emptyTitle: sentence('No upcoming matches'),
    emptyText: sentence('No upcoming matches scheduled. Check back soon!'),
  },
  recent: {
    label: sentence('Recent'),
    emptyTitle: sentence('No recent matches'),
    emptyText: sentence('No recent matches available. Check back later!'),
  },
} as const;

type MatchTab = keyof typeof matchTabs;

const matchTabKeys = ['live', 'upcoming', 'recent'] as const;

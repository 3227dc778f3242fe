import { useLingui } from '@lingui/react';
import { useQueries } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useEffect } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { TextField } from '../../ui/fields.tsx';
import { type DataAge, cardAge, useDataAge } from '../../ui/match/data-age.ts';
import { FreshnessLine } from '../../ui/match/freshness-line.tsx';
import { MatchCard } from '../../ui/match/match-card.tsx';
import { MatchGrid } from '../../ui/match/match-card-skeleton.tsx';
import { sourceOfScores } from '../../platform/live/feed-age.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Spinner } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import {
  type MatchTab,
  emptyMessages,
  emptyTitles,
  matchListQueries,
  matchTabKeys,
  matchTabs,
} from './match-lists.ts';
import { countFound, hasWords } from './matching-words.ts';
import { useWordsInAddress } from './use-words-in-address.ts';

interface MatchesListProps {
  pathOfMatch: (key: string) => string;
}

/** Live, upcoming and recent matches, each under its tab. Choosing a tab loads its list anew. */
export function MatchesList({ pathOfMatch }: MatchesListProps) {
  const { i18n } = useLingui();
  const [tab, setTab] = useChoiceInAddress('tab', matchTabKeys, 'live');
  const [live, upcoming, recent] = useQueries({
    queries: [matchListQueries.live, matchListQueries.upcoming, matchListQueries.recent],
  });
  const [words, setWords] = useWordsInAddress();
  const lists = { live, upcoming, recent };
  const list = lists[tab];
  const age = useDataAge(sourceOfScores(list), serverNow);
  useEffect(() => {
    if (list.error) reportProblem('Matches could not be loaded.', list.error);
  }, [list.error]);

  const select = (key: MatchTab) => {
    setTab(key);
    void lists[key].refetch();
  };
  const tabs = matchTabs.map(({ key, label }) => {
    const { data } = lists[key];
    const count = data ? countFound(data.data, data.page.total, words) : 0;
    const tone = key === 'live' ? 'live' : 'neutral';
    return { key, label: i18n.t(label), badge: <CountBadge hideZero count={count} tone={tone} /> };
  });

  return (
    <>
      <TextField
        hideLabel
        label={i18n.t('Search by team or series')}
        placeholder={i18n.t('Search by team or series')}
        type="search"
        maxLength={80}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="mb-4 max-w-md"
      />
      <div className="min-h-5">
        {list.data && (tab === 'live' || age.isCached) && <FreshnessLine age={age} />}
      </div>
      <Tabs label={i18n.t('Matches')} tabs={tabs} selected={tab} onSelect={select}>
        {list.data ? (
          <Cards tab={tab} matches={list.data.data} words={words} age={age} pathOfMatch={pathOfMatch} />
        ) : list.isError ? (
          <LoadFailed text={textOfError(list.error)} onRetry={() => void list.refetch()} />
        ) : (
          <ListSpinner />
        )}
      </Tabs>
    </>
  );
}

function ListSpinner() {
  const { i18n } = useLingui();
  return (
    <div className="flex h-[19.25rem] items-center justify-center">
      <Spinner label={i18n.t('Loading matches')} />
    </div>
  );
}

interface CardsProps {
  tab: MatchTab;
  matches: readonly Parameters<typeof MatchCard>[0]['match'][];
  words: string;
  age: DataAge;
  pathOfMatch: MatchesListProps['pathOfMatch'];
}

function Cards({ tab, matches, words, age, pathOfMatch }: CardsProps) {
  const { i18n } = useLingui();
  const found = matches.filter((match) => hasWords(match, words));
  if (matches.length === 0) {
    const icon = <CalendarX className="size-6" />;
    return (
      <EmptyState
        icon={icon}
        title={i18n.t(emptyTitles[tab])}
        text={i18n.t(emptyMessages[tab])}
        className="h-[19.25rem]"
      />
    );
  }
  if (found.length === 0) {
    return (
      <EmptyState
        title={i18n.t('No match found')}
        text={i18n.t('No match in this list has these words in its teams or its series.')}
        className="h-[19.25rem]"
      />
    );
  }
  return (
    <MatchGrid>
      {found.map((match) => (
        <li key={match.key}>
          <MatchCard match={match} {...cardAge(age)} to={pathOfMatch(match.key)} />
        </li>
      ))}
    </MatchGrid>
  );
}

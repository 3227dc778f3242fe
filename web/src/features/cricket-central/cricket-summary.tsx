import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { sourceOfScores } from '../../platform/live/feed-age.ts';
import { CountBadge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useDataAge } from '../../ui/match/data-age.ts';
import { FreshnessLine } from '../../ui/match/freshness-line.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { OverviewFailed } from './overview-failed.tsx';
import { OverviewSections } from './overview-sections.tsx';
import { listsOfOverview, useOverview } from './overview.ts';
import { useMatchDialog } from './widget-list.tsx';
import { MatchRows, MatchStrip, WidgetSkeleton } from './match-strip.tsx';

const views = ['summary', 'all'] as const;

const tabs = [
  { key: 'live', label: sentence('Live') },
  { key: 'upcoming', label: sentence('Upcoming') },
  { key: 'recent', label: sentence('Recent') },
] as const;

const tabKeys = tabs.map(({ key }) => key);

/** The classic dashboard's cricket section, with two views: a summary in three tabs, and all lists in sections. */
export function CricketSummary({ isPremium }: { isPremium: boolean }) {
  const { i18n } = useLingui();
  const overview = useOverview();
  const [view, setView] = useSearchParamChoice('view', views, 'summary');
  const isExpanded = view === 'all';
  const [tab, setTab] = useSearchParamChoice('tab', tabKeys, 'live');
  const [isExpanding, setIsExpanding] = useState(false);
  const match = useMatchDialog(isPremium);
  const lists = overview.data && listsOfOverview(overview.data.data);
  const hasFailed = !lists && overview.isError;
  const age = useDataAge(sourceOfScores(overview));
  const shown = { age, onOpenMatch: match.open };
  const tabsWithCounts = tabs.map(({ key, label }) => ({
    key,
    label: i18n.t(label),
    badge: lists && <CountBadge count={lists[key].length} />,
  }));

  const expand = async () => {
    setView('all');
    setIsExpanding(true);
    await overview.refetch();
    setIsExpanding(false);
  };

  return (
    <section aria-label={i18n.t('Cricket data')}>
      <h2 className="text-lg font-bold">{i18n.t('Cricket Central')}</h2>
      {(lists || overview.isFetching) && (
        <FreshnessLine
          age={age}
          loading={
            overview.isFetching &&
            i18n.t(isExpanding ? 'Loading comprehensive cricket data...' : 'Updating...')
          }
          onRetry={() => void overview.refetch()}
          className="mb-2"
        />
      )}
      {hasFailed && <OverviewFailed error={overview.error} onRetry={() => void overview.refetch()} />}
      {!lists && !hasFailed && (
        <>
          <p className="mb-4 flex h-13 items-center text-sm text-muted">
            {i18n.t('Loading cricket data...')}
          </p>
          <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-2">
            <WidgetSkeleton />
          </div>
          <div className="mt-2 h-11" />
        </>
      )}
      {lists && !isExpanded && (
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
          <div>
            <Tabs label={i18n.t('Matches')} tabs={tabsWithCounts} selected={tab} onSelect={setTab}>
              <MatchStrip lists={lists} list={tab} {...shown} />
            </Tabs>
            <Button look="outline" className="mt-3" onClick={() => void expand()}>
              {i18n.t('View All Data')}
            </Button>
          </div>
          {tab === 'live' && (
            <div className="space-y-4">
              <NextAndResults lists={lists} {...shown} />
            </div>
          )}
        </div>
      )}
      {lists && isExpanded && <OverviewSections lists={lists} {...shown} onBack={() => setView('summary')} />}
      {match.dialog}
    </section>
  );
}

/** Matches of the other tabs that stand below the live ones. */
const FIRST_MATCHES = 2;

/** The next matches, unless they already stand in place of live ones, and the latest results. */
function NextAndResults({ lists, age, onOpenMatch }: Omit<Parameters<typeof MatchStrip>[0], 'list'>) {
  const { i18n } = useLingui();
  const groups = [
    { title: i18n.t('Next matches'), matches: lists.live.length > 0 ? lists.upcoming : [] },
    { title: i18n.t('Results'), matches: lists.recent },
  ];
  return groups.map(
    ({ title, matches }) =>
      matches.length > 0 && (
        <section key={title}>
          <h3 className="mb-2 font-bold">{title}</h3>
          <MatchRows label={title} matches={matches.slice(0, FIRST_MATCHES)} age={age} onOpen={onOpenMatch} />
        </section>
      ),
  );
}

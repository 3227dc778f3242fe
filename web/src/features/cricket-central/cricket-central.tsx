import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/list-states.tsx';
import { CountBadge } from '../../ui/badge.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { textOfError } from '../../platform/api/api-error.ts';
import { FreshnessLine } from './freshness-line.tsx';
import { listsOfOverview, type OverviewLists } from './overview-lists.ts';
import { useMatchPopUp } from './match-pop-up.tsx';
import { useOverview } from './overview-query.ts';
import { stripHeight } from './strip-height.ts';
import { SummaryCounts } from './summary-counts.tsx';
import { coreTabs, extendedTabs, type WidgetTab } from './widget-tabs.ts';
import { WidgetList } from './widget-list.tsx';
import { WidgetSkeleton } from './widget-skeleton.tsx';

/** The 'For You' widget: live, featured and upcoming matches, and what else there is behind 'View All'. */
export function CricketCentral() {
  const overview = useOverview();
  const match = useMatchPopUp();
  const [tab, setTab] = useState<WidgetTab>('featured');
  const [showAll, setShowAll] = useState(false);
  const lists = overview.data && listsOfOverview(overview.data.data);

  const toggleAll = () => {
    setShowAll(!showAll);
    if (showAll && extendedTabs.some((extended) => extended.key === tab)) setTab('featured');
  };

  return (
    <section aria-label="Cricket Central">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="text-lg font-bold">Cricket Central</h3>
          <FreshnessLine query={overview} />
        </div>
        <Button look="quiet" aria-expanded={showAll} onClick={toggleAll}>
          {showAll ? 'View Less' : 'View All'}
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4 transition-transform', showAll && 'rotate-180')}
          />
        </Button>
      </div>
      <Tabs label="Matches" tabs={tabsFor(showAll, lists)} selected={tab} onSelect={setTab}>
        {lists && <WidgetList tab={tab} lists={lists} onOpenMatch={match.open} />}
        {!lists && overview.isError && (
          <div className={stripHeight}>
            <ErrorState
              title="Error Loading Data"
              text={textOfError(overview.error, 'Failed to fetch cricket data.')}
              onRetry={() => void overview.refetch()}
            />
          </div>
        )}
        {!lists && !overview.isError && <WidgetSkeleton />}
      </Tabs>
      <SummaryCounts lists={lists} updatedAt={overview.dataUpdatedAt} />
      {match.popUp}
    </section>
  );
}

function tabsFor(showAll: boolean, lists: OverviewLists | undefined) {
  const live = lists?.live.length ?? 0;
  const core = coreTabs.map((tab) =>
    tab.key === 'live' ? { ...tab, badge: <CountBadge hideZero count={live} tone="live" /> } : tab,
  );
  return showAll ? [...core, ...extendedTabs] : core;
}

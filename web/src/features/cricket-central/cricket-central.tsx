import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { FreshnessLine } from '../../ui/match/freshness-line.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { sourceOfScores } from '../../platform/live/feed-age.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useDataAge } from '../../ui/match/data-age.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { type OverviewLists, listsOfOverview } from './overview-lists.ts';
import { useMatchPopUp } from './match-pop-up.tsx';
import { OverviewFailed } from './overview-failed.tsx';
import { useOverview } from './overview-query.ts';
import { SummaryCounts } from './summary-counts.tsx';
import { type WidgetTab, coreTabs, widgetTabs } from './widget-tabs.ts';
import { WidgetList } from './widget-list.tsx';
import { WidgetSkeleton } from './widget-skeleton.tsx';

const views = ['less', 'all'] as const;

type ShownTabs = readonly { key: WidgetTab; label: string }[];

/** The 'For You' widget: live, featured and upcoming matches, and what else there is behind 'View All'. */
export function CricketCentral({ isPremium }: { isPremium: boolean }) {
  const { i18n } = useLingui();
  const overview = useOverview();
  const match = useMatchPopUp(isPremium);
  const [view, setView] = useChoiceInAddress('view', views, 'less');
  const showAll = view === 'all';
  const shown: ShownTabs = showAll ? widgetTabs : coreTabs;
  const [tab, setTab] = useChoiceInAddress('tab', keysOf(shown), 'featured');
  // New scores are drawn in pieces, between which a press of a button is answered.
  const answer = useDeferredValue(overview.data);
  const lists = answer && listsOfOverview(answer.data);
  const age = useDataAge(sourceOfScores(overview), serverNow);

  return (
    <section aria-label={i18n.t('Cricket Central')}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="text-lg font-bold">{i18n.t('Cricket Central')}</h3>
        <Button look="quiet" aria-expanded={showAll} onClick={() => setView(showAll ? 'less' : 'all')}>
          {i18n.t(showAll ? 'View Less' : 'View All')}
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4 transition-transform', showAll && 'rotate-180')}
          />
        </Button>
      </div>
      <FreshnessLine age={age} loading={overview.isFetching && i18n.t('Updating...')} className="mb-2" />
      <Tabs label={i18n.t('Matches')} tabs={tabsFor(i18n, shown, lists)} selected={tab} onSelect={setTab}>
        {lists && <WidgetList tab={tab} lists={lists} age={age} onOpenMatch={match.open} />}
        {!lists && overview.isError && (
          <OverviewFailed error={overview.error} onRetry={() => void overview.refetch()} />
        )}
        {!lists && !overview.isError && <WidgetSkeleton />}
      </Tabs>
      <SummaryCounts lists={lists} age={age} />
      <Link
        to={`${paths.matches}?tab=${tab === 'upcoming' ? 'upcoming' : 'live'}`}
        className="mt-1 inline-flex min-h-11 items-center text-sm text-sky"
      >
        {i18n.t('All matches')}
      </Link>
      {showAll && <HistoryCredit className="mt-2" />}
      {match.popUp}
    </section>
  );
}

function tabsFor(i18n: I18n, shown: ShownTabs, lists: OverviewLists | undefined) {
  const live = lists?.live.length ?? 0;
  return shown.map(({ key, label }) => ({
    key,
    label: i18n.t(label),
    badge: key === 'live' && <CountBadge hideZero count={live} tone="live" />,
  }));
}

function keysOf(shown: ShownTabs) {
  return shown.map(({ key }) => key);
}

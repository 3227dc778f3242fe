import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { refetchFailed } from '../../platform/api/retry.ts';
import { sourceOfScores } from '../../platform/live/feed-age.ts';
import { CountBadge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FittingText } from '../../ui/text/fitting-text.tsx';
import { dataTimeText, useDataAge } from '../../ui/match/data-age.ts';
import { FreshnessLine } from '../../ui/match/freshness-line.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { listsOfOverview, useOverview } from './overview.ts';
import { coreTabs, useMatchDialog, WidgetList, type WidgetTab, widgetTabs } from './widget-list.tsx';
import { WidgetSkeleton } from './match-strip.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const OverviewFailed = lazyPart(async () => (await import('./overview-failed.tsx')).OverviewFailed, {
  fallback: <WidgetSkeleton />,
});

const views = ['less', 'all'] as const;

type ShownTabs = readonly { key: WidgetTab; label: string }[];

/** The 'For You' widget: live, featured and upcoming matches, and the lists behind 'View All'. */
export function CricketCentral({ isPremium }: { isPremium: boolean }) {
  const { i18n } = useLingui();
  const overview = useOverview();
  const match = useMatchDialog(isPremium);
  const [view, setView] = useSearchParamChoice('view', views, 'less');
  const showAll = view === 'all';
  const shown: ShownTabs = showAll ? widgetTabs : coreTabs;
  const keys = shown.map(({ key }) => key);
  const [tab, setTab] = useSearchParamChoice('tab', keys, 'featured');
  // New scores are rendered in pieces, so that a button press in between is handled.
  const answer = useDeferredValue(overview.data);
  const lists = answer && listsOfOverview(answer.data);
  const hasFailed = !lists && overview.isError;
  const age = useDataAge(sourceOfScores(overview));
  const time = dataTimeText(i18n, age.asOf);
  const client = useQueryClient();
  const retry = () => {
    void overview.refetch();
    // Other sections leave it to this one to report that the server is unavailable.
    refetchFailed(client);
  };
  const tabs = shown.map(({ key, label }) => ({
    key,
    label: i18n.t(label),
    badge: key === 'live' && (
      <CountBadge hideZero count={lists?.live.length ?? 0} tone={age.isCached ? undefined : 'live'} />
    ),
  }));

  return (
    <section
      id="live-matches"
      aria-label={i18n.t('Cricket Central')}
      className={showAll ? 'lg:col-span-2' : 'lg:row-span-2 lg:min-h-0'}
    >
      {/* On wide screens the heading is level with the one beside it. */}
      <div className="mb-1 grid grid-cols-[1fr_auto] items-center gap-x-2 lg:items-start">
        <div className="flex flex-wrap items-baseline gap-x-2 lg:pt-2.5">
          <h2 className="text-lg leading-6 font-bold">{i18n.t('For You')}</h2>
          <h3 className="text-xs font-semibold text-muted">{i18n.t('Cricket Central')}</h3>
        </div>
        <Button
          look="quiet"
          className="row-span-2 -mr-4 text-sky!"
          aria-expanded={showAll}
          onClick={() => setView(showAll ? 'less' : 'all')}
        >
          {i18n.t(showAll ? 'View Less' : 'View All')}
        </Button>
        {(overview.data || overview.isFetching) && (
          <FreshnessLine
            age={age}
            loading={overview.isFetching && i18n.t('Updating...')}
            onRetry={retry}
            className={`text-xs! ${age.isCached ? 'col-span-2 row-start-3' : ''}`}
          />
        )}
      </div>
      <Tabs label={i18n.t('Matches')} tabs={tabs} selected={tab} onSelect={setTab} rowClass="mb-1!">
        {lists && <WidgetList tab={tab} lists={lists} age={age} onOpenMatch={match.open} />}
        {hasFailed && <OverviewFailed error={overview.error} onRetry={retry} />}
        {!lists && !hasFailed && <WidgetSkeleton />}
      </Tabs>
      {!hasFailed && !(lists && age.asOf === null) && (
        <div className="flex flex-wrap justify-between gap-x-2 pt-1 text-xs text-muted">
          <dl className="flex flex-wrap gap-x-2">
            {coreTabs.map(({ key, label }) => (
              <div key={key} className="flex items-baseline gap-1">
                <dt>{i18n.t(label)}</dt>
                {/* Wide enough for two digits, so that nothing moves when the counts come. */}
                <dd className="min-w-[2.5ch] font-bold text-text tabular">{lists?.[key].length ?? '–'}</dd>
              </div>
            ))}
          </dl>
          <p className="min-w-32 flex-1 text-right tabular">
            {/* On one line with the counts, also while it waits for data, so that nothing moves. */}
            <FittingText text={i18n.t('Last updated: {time}', { time })} short={time} />
          </p>
        </div>
      )}
      {match.dialog}
    </section>
  );
}

import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
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
import { SampleMatches } from './sample-matches.tsx';
import { OverviewSections } from './overview-sections.tsx';
import { listsOfOverview, useOverview } from './overview.ts';
import { useMatchDialog } from './widget-list.tsx';
import { MatchRows, MatchStrip, WidgetSkeleton } from './match-strip.tsx';

const views = ['summary', 'all'] as const;

/** The tabs; `heading` stands over the first matches of a tab beside the selected one. */
const tabs = [
  { key: 'live', label: sentence('Live'), heading: sentence('Live matches') },
  { key: 'upcoming', label: sentence('Upcoming'), heading: sentence('Next matches') },
  { key: 'recent', label: sentence('Recent'), heading: sentence('Results') },
] as const;

/** The matches of the tabs side by side on wide screens, as classes. */
const columns = 'grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-3';

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
      <div className="mb-1 flex min-h-11 items-center justify-between gap-x-2">
        <div className="min-w-0">
          <h2 className="text-lg leading-6 font-bold">{i18n.t('Cricket Central')}</h2>
          {(lists || overview.isFetching) && (
            <FreshnessLine
              age={age}
              loading={
                overview.isFetching &&
                i18n.t(isExpanding ? 'Loading comprehensive cricket data...' : 'Updating...')
              }
              onRetry={() => void overview.refetch()}
              className="text-xs!"
            />
          )}
        </div>
        {lists && !isExpanded && (
          <Button look="quiet" className="-mr-4 shrink-0" onClick={() => void expand()}>
            {i18n.t('View All Data')} <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
      {hasFailed && (
        <>
          <OverviewFailed error={overview.error} onRetry={() => void overview.refetch()} />
          <SampleMatches className="mt-4" />
        </>
      )}
      {!lists && !hasFailed && (
        <>
          <p className="mb-4 flex h-13 items-center text-sm text-muted">
            {i18n.t('Loading cricket data...')}
          </p>
          <div className={columns}>
            <WidgetSkeleton />
          </div>
        </>
      )}
      {lists && !isExpanded && (
        <div className={columns}>
          <div>
            <Tabs
              label={i18n.t('Matches')}
              tabs={tabsWithCounts}
              selected={tab}
              onSelect={setTab}
              rowClass="mb-1!"
            >
              <MatchStrip lists={lists} list={tab} {...shown} />
            </Tabs>
          </div>
          <OtherTabs selected={tab} lists={lists} {...shown} />
        </div>
      )}
      {lists && isExpanded && <OverviewSections lists={lists} {...shown} onBack={() => setView('summary')} />}
      {match.dialog}
    </section>
  );
}

/** Matches shown of each other tab, as classes: on a phone two, below one another with the rest. */
const firstMatches = 'max-lg:[&_li:nth-child(n+3)]:hidden';
const FIRST_MATCHES = 3;

interface OtherTabsProps extends Omit<Parameters<typeof MatchStrip>[0], 'list'> {
  selected: (typeof tabs)[number]['key'];
}

/** The first matches of the tabs that are not selected. The next ones already stand in place of an empty list. */
function OtherTabs({ selected, lists, age, onOpenMatch }: OtherTabsProps) {
  const { i18n } = useLingui();
  const isShown = (key: OtherTabsProps['selected']) =>
    key !== selected && lists[key].length > 0 && (key !== 'upcoming' || lists[selected].length > 0);
  return tabs
    .filter(({ key }) => isShown(key))
    .map(({ key, heading }) => (
      <section key={key} className={firstMatches}>
        <h3 className="font-bold max-lg:mb-2 lg:mb-1 lg:flex lg:h-13 lg:items-center">{i18n.t(heading)}</h3>
        <MatchRows
          label={i18n.t(heading)}
          matches={lists[key].slice(0, FIRST_MATCHES)}
          age={age}
          onOpen={onOpenMatch}
        />
      </section>
    ));
}

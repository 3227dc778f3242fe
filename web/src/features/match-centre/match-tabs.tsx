import type { PlayedMatchCard } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { BallsTab } from './balls-tab.tsx';
import { InfoTab } from './info-tab.tsx';
import { LineupsTab } from './lineups-tab.tsx';
import type { MatchViewModel } from './match-header.tsx';
import { PointsTab } from './points-tab.tsx';
import { ScorecardTab } from './scorecard-tab.tsx';

const ChartsTab = lazy(() => import('./charts-tab.tsx').then((module) => ({ default: module.ChartsTab })));

export interface MatchTabProps {
  head: MatchViewModel;
  card: PlayedMatchCard | undefined;
  /** Whether the feed has the match, and so its analysis, squads and vendor scorecard. */
  inFeed: boolean;
  isPremium: boolean;
  onUpgrade: () => void;
}

const tabs = [
  { key: 'scorecard', label: sentence('Scorecard') },
  { key: 'charts', label: sentence('Charts') },
  { key: 'balls', label: sentence('Balls') },
  { key: 'points', label: sentence('Fantasy points') },
  { key: 'lineups', label: sentence('Line-ups') },
  { key: 'info', label: sentence('Info') },
] as const;

type MatchTab = (typeof tabs)[number]['key'];

const panels: Readonly<Record<MatchTab, ComponentType<MatchTabProps>>> = {
  scorecard: ScorecardTab,
  charts: ChartsTab,
  balls: BallsTab,
  points: PointsTab,
  lineups: LineupsTab,
  info: InfoTab,
};

/** Before the first ball there is nothing to score, draw or count. */
const beforeStart: readonly MatchTab[] = ['info', 'lineups'];

export interface MatchTabsProps extends MatchTabProps {
  cardIsComing: boolean;
}

export function MatchTabs({ cardIsComing, ...panelProps }: MatchTabsProps) {
  const { i18n } = useLingui();
  const open =
    panelProps.head.phase === 'upcoming' ? tabs.filter(({ key }) => beforeStart.includes(key)) : tabs;
  const first = panelProps.head.phase === 'upcoming' ? 'info' : 'scorecard';
  const keys = open.map(({ key }) => key);
  const [selected, select] = useSearchParamChoice('tab', keys, first);
  const Panel = panels[selected];
  return (
    <div className="mt-5">
      <Tabs
        label={i18n.t('About the match')}
        tabs={open.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
        selected={selected}
        onSelect={select}
      >
        <div className="min-h-96">
          {cardIsComing ? (
            <Skeleton className="h-96 w-full rounded-card" />
          ) : (
            <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
              <Panel {...panelProps} />
            </Suspense>
          )}
        </div>
        {panelProps.card && <HistoryCredit className="mt-6" />}
      </Tabs>
    </div>
  );
}

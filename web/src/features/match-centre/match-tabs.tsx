import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { classNames } from '../../ui/text/class-names.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { BallsTab } from './balls-tab.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { InfoTab } from './info-tab.tsx';
import { LiveTab } from './live-tab.tsx';
import { LineupsTab } from './lineups-tab.tsx';
import { PointsTab } from './points/points-tab.tsx';
import { ScorecardTab } from './scorecard/scorecard-tab.tsx';

const waiting = <Skeleton className="h-96 w-full rounded-card" />;

const ChartsTab = lazyPart(async () => (await import('./charts-tab.tsx')).ChartsTab, { fallback: waiting });

const tabs = {
  live: { label: sentence('Live'), Panel: LiveTab },
  scorecard: { label: sentence('Scorecard'), Panel: ScorecardTab },
  charts: { label: sentence('Charts'), Panel: ChartsTab },
  balls: { label: sentence('Balls'), Panel: BallsTab },
  points: { label: sentence('Fantasy points'), Panel: PointsTab },
  lineups: { label: sentence('Line-ups'), Panel: LineupsTab },
  info: { label: sentence('Info'), Panel: InfoTab },
} as const;

type MatchTab = keyof typeof tabs;

type Phase = MatchTabProps['match']['phase'];

/**
 * The tabs of each phase, the first selected by default. Before the first ball, and of a match abandoned before it, there
 * is no score; during play the balls are in the timeline of `live`.
 */
const tabsOf: Readonly<Record<Phase | 'unplayed', readonly [MatchTab, ...MatchTab[]]>> = {
  upcoming: ['info', 'lineups'],
  unplayed: ['info', 'lineups'],
  live: ['live', 'scorecard', 'charts', 'points', 'lineups', 'info'],
  completed: ['scorecard', 'charts', 'balls', 'points', 'lineups', 'info'],
};

function shownPhase({ match: { phase, score }, card, isCardLoading }: MatchTabsProps): keyof typeof tabsOf {
  if (score.length > 0 || card !== undefined) return phase;
  // The feed may call a match live before its first ball.
  if (phase !== 'completed') return 'upcoming';
  return isCardLoading ? 'completed' : 'unplayed';
}

function labelOf(key: MatchTab, phase: keyof typeof tabsOf): string {
  return key === 'info' && phase === 'upcoming' ? sentence('Preview') : tabs[key].label;
}

/** The props of `MatchTabs`. */
export interface MatchTabsProps extends MatchTabProps {
  /** True while it is unknown whether history has the match; a grey block is then shown. */
  isCardLoading: boolean;
}

/** The details of a match in tabs. Their row stays in view below `StickyScore`. */
export function MatchTabs(props: MatchTabsProps) {
  const { isCardLoading, ...tabProps } = props;
  const { i18n } = useLingui();
  const { score } = tabProps.match;
  const phase = shownPhase(props);
  const keys = tabsOf[phase];
  const [selected, select] = useSearchParamChoice('tab', keys, keys[0]);
  const { Panel } = tabs[selected];
  return (
    <div className="mt-3 md:mt-5">
      <Tabs
        label={i18n.t('About the match')}
        tabs={keys.map((key) => ({ key, label: i18n.t(labelOf(key, phase)) }))}
        selected={selected}
        onSelect={select}
        rowClass={classNames('sticky z-20 bg-ink', score.length > 0 ? 'top-28' : 'top-16')}
      >
        <div className="min-h-96 **:scroll-mt-22">{isCardLoading ? waiting : <Panel {...tabProps} />}</div>
        {tabProps.card && <HistoryCredit className="mt-6" />}
      </Tabs>
    </div>
  );
}

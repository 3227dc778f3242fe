import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { useIdle } from '../../ui/behaviour/use-idle.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { useForecast } from './data/match-centre-queries.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { useProgress } from './data/use-progress.ts';
import { LivePoints } from './live-points.tsx';
import { BreakCard } from './live/break-card.tsx';
import { OverAnnouncer } from './live/over-announcer.tsx';
import { Timeline } from './live/timeline.tsx';
import { inningsState } from './score/chase.ts';

/**
 * The overs, on phones the last few until the rest is asked for, then the win chance and the fantasy leaders; on wide
 * screens these are beside the overs. They are below a phone's first screen, so that they wait until the browser is idle.
 */
export function LiveTab(props: MatchTabProps) {
  const { match, inFeed, isPremium, onUpgrade } = props;
  const progress = useProgress(match);
  const forecast = useForecast(match, isPremium && inFeed);
  const isIdle = useIdle();
  const analysis = useAnalysisCard(match.key, !isPremium && inFeed);
  // Only members may request the forecast. For others the captain's points tell that the match was projected.
  const hasForecast = isPremium || (analysis?.captainPoints ?? null) !== null;
  return (
    <>
      {inningsState(match)?.isBreak && <BreakCard match={match} />}
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <QueryState query={progress} loading={<Skeleton className="h-72 w-full rounded-card" />}>
          {({ data }) => <Timeline progress={data} match={match} forecast={forecast.data?.data} />}
        </QueryState>
        {isIdle && (
          <div className="grid grid-cols-1 gap-4 lg:col-start-2 lg:row-start-1">
            {inFeed && hasForecast && (
              <ForecastCard isCompact match={match} isPremium={isPremium} onUpgrade={onUpgrade} />
            )}
            <LivePoints {...props} />
          </div>
        )}
      </div>
      {progress.data && <OverAnnouncer progress={progress.data.data} />}
    </>
  );
}

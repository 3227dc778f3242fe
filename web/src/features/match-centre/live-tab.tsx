import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { useForecast } from './data/match-centre-queries.ts';
import { LivePoints } from './live-points.tsx';
import { OverAnnouncer } from './live/over-announcer.tsx';
import { Timeline } from './live/timeline.tsx';
import { useProgress } from './data/use-progress.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const ForecastCard = lazyPart(async () => (await import('./forecast-card.tsx')).ForecastCard, {
  fallback: <Skeleton className="h-72 w-full rounded-card" />,
});

/**
 * The timeline of a live match and, beside or below it, the forecast. Users without Premium also get the fantasy points
 * so far; for members the forecast contains them.
 */
export function LiveTab({ match, card, inFeed, isPremium, onUpgrade }: MatchTabProps) {
  const progress = useProgress(match);
  const forecast = useForecast(match, isPremium && inFeed);
  const analysis = useAnalysisCard(match.key, !isPremium && inFeed);
  // Only members may request the forecast. For others the captain's points tell that the match was projected.
  const hasForecast = isPremium || (analysis?.captainPoints ?? null) !== null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <QueryState query={progress} skeletons={['h-96 w-full rounded-card']}>
        {({ data }) => (
          <div>
            <OverAnnouncer progress={data} />
            <Timeline progress={data} match={match} forecast={forecast.data?.data} />
          </div>
        )}
      </QueryState>
      <div className="grid grid-cols-1 gap-4">
        {inFeed && hasForecast && <ForecastCard match={match} isPremium={isPremium} onUpgrade={onUpgrade} />}
        {!isPremium && <LivePoints match={match} card={card} />}
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { useForecast } from './data/match-centre-queries.ts';
import { LivePoints } from './live-points.tsx';
import { OverAnnouncer } from './live/over-announcer.tsx';
import { Timeline } from './live/timeline.tsx';
import { useProgress } from './data/use-progress.ts';
import { winSwings } from './score/win-swings.ts';

const ForecastCard = lazy(() =>
  import('./forecast-card.tsx').then((module) => ({ default: module.ForecastCard })),
);

/** The match as it goes on: the timeline and, beside or below it, win chance and fantasy points. */
export function LiveTab({ match, card, inFeed, isPremium, onUpgrade }: MatchTabProps) {
  const { i18n } = useLingui();
  const progress = useProgress(match, { enabled: match.score.length > 0 });
  const forecast = useForecast(match, isPremium && inFeed);
  if (match.score.length === 0) {
    return (
      <EmptyState
        title={i18n.t('The first ball is yet to be bowled.')}
        text={i18n.t('Every change of the score appears here.')}
        className="min-h-72"
      />
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <QueryState query={progress} skeletons={['h-96 w-full rounded-card']}>
        {({ data }) => (
          <div>
            <OverAnnouncer progress={data} />
            <Timeline
              progress={data}
              match={match}
              swingsOf={(innings) => winSwings(forecast.data?.data ?? NO_FORECAST, innings)}
            />
          </div>
        )}
      </QueryState>
      <div className="grid grid-cols-1 gap-4">
        {inFeed && (
          <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
            <ForecastCard match={match} isPremium={isPremium} onUpgrade={onUpgrade} />
          </Suspense>
        )}
        {!isPremium && <LivePoints match={match} card={card} />}
      </div>
    </div>
  );
}

const NO_FORECAST = { history: [], teams: ['', ''] as [string, string] };

import { useLingui } from '@lingui/react';
import { ChartSpline } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { InningsManhattan, InningsWorm } from './innings-charts.tsx';
import { useProgress } from './data/use-progress.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';

/** Win chances for a match of the feed, and the progress of the innings. */
export function ChartsTab({ match, inFeed, isPremium, onUpgrade }: MatchTabProps) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      {inFeed && (
        <div className="lg:col-span-2">
          <ForecastCard match={match} isPremium={isPremium} onUpgrade={onUpgrade} />
        </div>
      )}
      <ProgressCharts match={match} />
    </div>
  );
}

function NoCharts() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      icon={<ChartSpline className="size-6" />}
      title={i18n.t('No charts yet.')}
      text={i18n.t('The charts begin with the first over.')}
      className="min-h-72 lg:col-span-2"
    />
  );
}

function ProgressCharts({ match }: Pick<MatchTabProps, 'match'>) {
  const { i18n } = useLingui();
  const query = useProgress(match);
  return (
    <QueryState
      query={query}
      skeletons={['h-96 w-full rounded-card']}
      missing={<NoCharts />}
      isEmpty={({ data }) => data.innings.length === 0}
      empty={<NoCharts />}
    >
      {({ data: progress }) => (
        <>
          <div className="lg:col-span-2">
            <InningsWorm progress={progress} match={match} />
          </div>
          {progress.innings.map((innings, index) => (
            <InningsManhattan key={index} innings={innings} progress={progress} match={match} />
          ))}
          {progress.source === 'scores' && (
            <p className="text-xs text-muted lg:col-span-2">
              {i18n.t('Drawn from live score updates; a missed over is included in the next one.')}
            </p>
          )}
        </>
      )}
    </QueryState>
  );
}

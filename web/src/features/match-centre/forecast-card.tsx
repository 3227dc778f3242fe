import type { Forecast } from '@gullylens/contract/http/forecast';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { isNotFound, textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { LockedPanel } from '../../ui/locked-panel.tsx';
import { forecastLimitation, shownChances, wholeChances } from '../../ui/match/forecast-limitation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SplitBar } from '../../ui/split-bar.tsx';
import { ChartCard } from './chart-card.tsx';
import { decoyForecast } from './decoy-forecast.ts';
import type { MatchTabProps } from './match-tabs.tsx';
import { ProjectedPlayers } from './projected-players.tsx';
import { ProjectedTotals } from './projected-totals.tsx';
import { WinRibbon } from './win-ribbon.tsx';

type ForecastCardProps = Pick<MatchTabProps, 'head' | 'isPremium' | 'onUpgrade'>;

/** Who is likely to win, for premium members; a blurred picture of nothing for everybody else. */
export function ForecastCard({ head, isPremium, onUpgrade }: ForecastCardProps) {
  const { i18n } = useLingui();
  return (
    <ChartCard
      title={i18n.t('Win probability')}
      note={i18n.t('From ball-by-ball history and the score as it moves.')}
    >
      {isPremium ? (
        <MemberForecast head={head} />
      ) : (
        <LockedPanel
          text={i18n.t('See which way the match leans, over by over, and where the totals are heading.')}
          onUpgrade={onUpgrade}
          decoy={<ForecastView forecast={decoyForecast} head={{ matchType: '', phase: 'live' }} />}
        />
      )}
    </ChartCard>
  );
}

function MemberForecast({ head }: Pick<MatchTabProps, 'head'>) {
  const { i18n } = useLingui();
  const query = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: head.key } }),
    refetchInterval: refreshWhileLive(head.phase),
  });
  if (query.data) return <ForecastView forecast={query.data.data} head={head} />;
  if (isNotFound(query.error)) {
    return <EmptyState title={i18n.t('There is no forecast of this match.')} className="min-h-72" />;
  }
  if (query.isError) {
    return <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />;
  }
  return <Skeleton className="h-72 w-full" />;
}

interface ForecastViewProps {
  forecast: Forecast;
  head: Pick<MatchTabProps['head'], 'matchType' | 'phase'>;
}

/** Once the match is over its points are told as they were earned, and projected no more. */
function ForecastView({ forecast, head }: ForecastViewProps) {
  const { i18n } = useLingui();
  const { teams, history, totals, players } = forecast;
  const given = shownChances(forecast);
  const now = given && wholeChances(given);
  const limitation = forecastLimitation(i18n, forecast);
  return (
    <div className="space-y-5">
      {limitation !== null && <p className="text-sm text-muted">{limitation}</p>}
      {now && (
        <SplitBar
          parts={[
            { label: `${teams[0]} (%)`, value: now.teamA, tone: 'turf' },
            { label: `${teams[1]} (%)`, value: now.teamB, tone: 'sky' },
          ]}
        />
      )}
      {history.length > 1 && <WinRibbon forecast={forecast} format={head.matchType} />}
      {totals.length > 0 && <ProjectedTotals totals={totals} />}
      {head.phase !== 'completed' && players.length > 0 && <ProjectedPlayers players={players} />}
    </div>
  );
}

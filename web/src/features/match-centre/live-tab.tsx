import { useIdle } from '../../ui/behaviour/use-idle.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { useForecast } from './data/match-centre-queries.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { useProgress } from '../../ui/balls/use-progress.ts';
import { LivePoints } from './points/live-points.tsx';
import { PickPoints } from './points/pick-points.tsx';
import { BreakCard } from './live/break-card.tsx';
import { CaptainOffer, ChanceOffer } from './live/live-offer.tsx';
import { OverAnnouncer } from './live/over-announcer.tsx';
import { PlayCard } from './live/play-card.tsx';
import { WinChanceBar } from './live/win-chance-bar.tsx';
import { Timeline } from './live/timeline.tsx';
import { inningsState } from './score/chase.ts';

/**
 * The game now, then the overs; on phones the last few until the rest is requested. Win chance and
 * fantasy leaders wait until the browser is idle. On wide screens they and the offer for free users stand beside the game;
 * on phones the offer follows it. Free users have the win chances as a locked row.
 */
export function LiveTab(props: MatchTabProps) {
  const { match, inFeed, isPremium } = props;
  const progress = useProgress(match);
  const forecast = useForecast(match, isPremium && inFeed);
  const isIdle = useIdle();
  const isBreak = inningsState(match)?.isBreak === true;
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-4 max-lg:contents">
        <div className="grid grid-cols-1 gap-4 max-lg:-order-2">
          {isBreak && inFeed && isPremium && (
            <Card className="px-4 py-2 empty:hidden lg:hidden">
              <WinChanceBar match={match} />
              <PickPoints {...props} />
            </Card>
          )}
          {isBreak && inFeed && !isPremium && (
            <Card className="px-4 empty:hidden">
              <ChanceOffer {...props} />
            </Card>
          )}
          {isBreak ? <BreakCard match={match} /> : <PlayCard {...props} />}
        </div>
        <QueryState query={progress} loading={<Skeleton className="h-72 w-full rounded-card" />}>
          {({ data }) => <Timeline progress={data} match={match} forecast={forecast.data?.data} />}
        </QueryState>
      </div>
      <div className="grid grid-cols-1 gap-4 max-lg:contents">
        {inFeed && !isPremium && (
          <div className="empty:hidden max-lg:-order-1 lg:order-last">
            <CaptainOffer {...props} />
          </div>
        )}
        {isIdle && inFeed && isPremium && (
          // Phones have the chances above.
          <div className="max-lg:hidden">
            <ForecastCard isCompact {...props} />
          </div>
        )}
        {isIdle && <LivePoints {...props} />}
      </div>
      {progress.data && <OverAnnouncer progress={progress.data.data} />}
    </div>
  );
}

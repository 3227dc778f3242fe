import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ListX } from 'lucide-react';
import { serverNow } from '../../../platform/api/server-clock.ts';
import { relativeTime } from '../../../ui/text/dates.ts';
import { useClock } from '../../../ui/behaviour/use-clock.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { InningsCard } from './innings-card.tsx';
import { type PointsOfPlayer, usePointsOfPlayers } from '../data/points-of-players.ts';
import { isBehind, isOlder } from '../score/card-lag.ts';
import { inningsState } from '../score/chase.ts';
import { fallOfWicketsIn } from '../score/fallen-batters.ts';
import { scoreEvents } from '../../../ui/balls/score-events.ts';
import { useProgress } from '../../../ui/balls/use-progress.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { TopPerformers } from '../result/top-performers.tsx';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { inningsCardFromVendor } from '../score/vendor-innings.ts';
import { ballsPerOverOf } from '../../../ui/match/overs.ts';

/** The scorecard from ball-by-ball data, or the vendor's while history does not have the match. */
export function ScorecardTab({ card, match, inFeed }: MatchTabProps) {
  const pointsOf = usePointsOfPlayers({ card, match });
  if (card) {
    const innings = card.innings.map((one) => ({ ...one, total: one }));
    return (
      <div className="space-y-4">
        <TopPerformers match={match} card={card} inFeed={inFeed} innings={innings} pointsOf={pointsOf} />
        {innings.map((one, index) => (
          <InningsCard
            isOpen
            key={index}
            card={one}
            ballsPerOver={ballsPerOverOf(match.matchType)}
            pointsOf={one.superOver ? undefined : pointsOf}
          />
        ))}
      </div>
    );
  }
  return <VendorScorecard match={match} inFeed={inFeed} pointsOf={pointsOf} />;
}

function NoScorecard() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      icon={<ListX className="size-6" />}
      title={i18n.t('There is no scorecard of this match yet.')}
      text={i18n.t('The score above is up to date. The scorecard arrives a few minutes later.')}
      className="min-h-72"
    />
  );
}

interface VendorScorecardProps extends Pick<MatchTabProps, 'match' | 'inFeed'> {
  pointsOf: PointsOfPlayer | undefined;
}

/** The vendor's scorecard, during play the latest innings first and open. */
function VendorScorecard({ match, inFeed, pointsOf }: VendorScorecardProps) {
  const query = useVendorScorecard(match);
  const progress = useProgress(match).data?.data;
  const state = inningsState(match);
  const isOn = match.phase === 'live' && !state?.isBreak;
  const ballsPerOver = ballsPerOverOf(match.matchType);
  return (
    <QueryState
      query={query}
      skeletons={['h-96 w-full rounded-card']}
      missing={query.data === undefined ? <NoScorecard /> : undefined}
    >
      {({ data }) => (
        <>
          {match.phase === 'completed' && (
            <TopPerformers
              match={match}
              card={undefined}
              inFeed={inFeed}
              innings={data.innings.map((innings) => inningsCardFromVendor(innings, false))}
              pointsOf={pointsOf}
              isBehind={isBehind(data, match.score, ballsPerOver)}
            />
          )}
          <div className="space-y-3">
            {inOrder(
              match,
              data.innings.map((innings, index) => {
                const isLatest = index === data.innings.length - 1;
                const score = match.score[index];
                const events = eventsOf(progress, { index, team: innings.team });
                const fallOfWickets = fallOfWicketsIn(data, { index, team: innings.team }, events);
                return (
                  <InningsCard
                    key={index}
                    card={{ ...inningsCardFromVendor(innings, isOn && isLatest), fallOfWickets }}
                    newerScore={isOlder(innings, score, ballsPerOver) ? score : undefined}
                    ballsPerOver={ballsPerOver}
                    isOpen={isLatest || match.phase === 'completed'}
                    pointsOf={pointsOf}
                  />
                );
              }),
            )}
          </div>
          {/* The line on an older innings says how far its rows go. */}
          {!isBehind(data, match.score, ballsPerOver) && <AgeNote asOf={data.as_of} />}
        </>
      )}
    </QueryState>
  );
}

/** Returns the innings as they were played once the match is over, else the latest first. */
function inOrder<T>({ phase }: Pick<MatchTabProps['match'], 'phase'>, innings: readonly T[]): readonly T[] {
  return phase === 'completed' ? innings : innings.toReversed();
}

/** Returns the changes of an innings; none when the progress at this index is of the other team. */
function eventsOf(progress: MatchProgress | undefined, { index, team }: { index: number; team: string }) {
  const innings = progress?.innings[index];
  return progress && innings?.team === team ? scoreEvents(innings.points, progress.ballsPerOver) : [];
}

const MINUTE_MS = 60_000;
/** Often enough to show each new minute of an age within ten seconds. */
const CLOCK_STEP_MS = 10_000;

/** The age of the vendor's scorecard; nothing for a scorecard from history. */
export function AgeNote({ asOf }: { asOf: string | null }) {
  const { i18n } = useLingui();
  useClock(CLOCK_STEP_MS);
  if (asOf === null) return null;
  return (
    <p className="my-3 text-xs text-muted tabular">
      {i18n.t('Updated {age}', { age: ageInSentence(i18n, Date.parse(asOf), serverNow()) })}
    </p>
  );
}

/** Unlike `relativeTime`, never 'Just now': the scorecard may be behind a newer score. */
function ageInSentence(i18n: I18n, then: number, now: number): string {
  return now - then < MINUTE_MS ? i18n.t('less than a minute ago') : relativeTime(i18n, then, now);
}

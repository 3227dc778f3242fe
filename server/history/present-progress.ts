import type { MatchProgress } from '@gullylens/contract/http/played-matches';
import { dismissalsOn, isLegal } from '@gullylens/engine/match/delivery-facts';
import type { InningsRecord, MatchRecord } from '@gullylens/engine/match/match-record';
import { oversText } from '@gullylens/engine/match/overs';

/** A played match's totals after each delivery. */
export function presentProgress(match: MatchRecord): MatchProgress {
  return {
    matchId: match.id,
    source: 'balls',
    ballsPerOver: match.ballsPerOver,
    innings: match.innings.map((innings) => ({
      team: innings.team,
      superOver: innings.superOver,
      points: listPoints(innings, match.ballsPerOver),
    })),
    as_of: null,
  };
}

function listPoints({ deliveries, penaltyRuns }: InningsRecord, ballsPerOver: number) {
  let [runs, wickets, over, legalBalls] = [penaltyRuns.pre, 0, 0, 0];
  return deliveries.map((delivery) => {
    if (delivery.over !== over) [over, legalBalls] = [delivery.over, 0];
    runs += delivery.runs.total;
    wickets += dismissalsOn(delivery);
    legalBalls += isLegal(delivery) ? 1 : 0;
    return { overs: oversText(over, legalBalls, ballsPerOver), runs, wickets };
  });
}

import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { DISMISSALS, RUN_OUTS } from '../fitted-parameters.ts';
import { drawShare } from '../statistics/random-draws.ts';
import { batterOffset, bowlerOffset, chargeRuns, type Innings } from './innings-in-play.ts';
import { COUNT_OFFSETS, addToCount, COUNTS_PER_PLAYER } from './player-counts.ts';

/**
 * Takes a wicket in a simulated innings: credits bowler and fielders, and the next batter comes in. `share`, 0 to 1,
 * decides the kind by the cumulative `DISMISSALS`. `playBall` calls it and counts the ball.
 */
export function takeWicket(rng: RandomGenerator, innings: Innings, share: number): void {
  if (share >= DISMISSALS.lbw && share < DISMISSALS.runOut) {
    runOut(rng, innings);
    return;
  }
  const { counts, plan } = innings;
  const bowlers = bowlerOffset(innings);
  addToCount(counts, bowlers + COUNT_OFFSETS.wickets, 1);
  addToCount(counts, bowlers + COUNT_OFFSETS.dots, 1);
  if (share < DISMISSALS.caught) credit(innings, fielderOf(rng, innings), COUNT_OFFSETS.catches);
  else if (share < DISMISSALS.lbw) addToCount(counts, bowlers + COUNT_OFFSETS.lbwOrBowled, 1);
  else if (share < DISMISSALS.caughtAndBowled) addToCount(counts, bowlers + COUNT_OFFSETS.catches, 1);
  else credit(innings, plan.bowling.keeper, COUNT_OFFSETS.stumpings);
  replaceBatter(innings, false);
}

/** A run-out, by the shares of `RUN_OUTS`; not credited to the bowler. */
function runOut(rng: RandomGenerator, innings: Innings): void {
  const { counts, plan } = innings;
  if (drawShare(rng) < RUN_OUTS.afterRun) {
    chargeRuns(innings, 1);
    addToCount(counts, batterOffset(innings) + COUNT_OFFSETS.runs, 1);
  } else addToCount(counts, bowlerOffset(innings) + COUNT_OFFSETS.dots, 1);
  const thrower = fielderOf(rng, innings);
  const { keeper } = plan.bowling;
  if (thrower === keeper || drawShare(rng) < RUN_OUTS.direct)
    credit(innings, thrower, COUNT_OFFSETS.runOutsDirect);
  else {
    credit(innings, thrower, COUNT_OFFSETS.runOutsAssisted);
    credit(innings, keeper, COUNT_OFFSETS.runOutsAssisted);
  }
  replaceBatter(innings, drawShare(rng) < RUN_OUTS.atOtherEnd);
}

/** Adds 1 to a count of a fielder; `offset` is one of `COUNT_OFFSETS`. */
function credit({ counts, plan }: Innings, fielder: number, offset: number): void {
  addToCount(counts, COUNTS_PER_PLAYER * (plan.bowlingFrom + fielder) + offset, 1);
}

/** Marks the striker, or else the non-striker, as out, and replaces the batter by the next in the order. */
function replaceBatter(innings: Innings, isNonStriker: boolean): void {
  const { plan, counts } = innings;
  const dismissed = isNonStriker ? innings.nonStriker : innings.striker;
  counts[COUNTS_PER_PLAYER * (plan.battingFrom + dismissed) + COUNT_OFFSETS.out] = 1;
  innings.wickets += 1;
  // After the last wicket no batter is left; the striker stays, but the innings is over.
  const next = innings.order[innings.next] ?? innings.striker;
  innings.next += 1;
  if (isNonStriker) innings.nonStriker = next;
  else innings.striker = next;
}

/** Draws a fielder other than the bowler, by the frequency of fielding chances. */
function fielderOf(rng: RandomGenerator, { plan, bowler }: Innings): number {
  const { fielding, fieldingSum, size } = plan.bowling;
  let left = drawShare(rng) * (fieldingSum - (fielding[bowler] ?? NaN));
  let index = 0;
  for (; index < size - 1; index += 1) {
    left -= index === bowler ? 0 : (fielding[index] ?? NaN);
    if (left < 0) break;
  }
  return index;
}

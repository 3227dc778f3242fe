import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawShare } from '../statistics/random-draws.ts';
import { battersFrom, bowlersFrom, concede, type Innings } from './innings-in-play.ts';
import { AT, count, WIDTH } from './run-counts.ts';

/** How wickets fell in the IPL of 2008 to 2017 (Cricsheet), summed up: caught, bowled, lbw, run out, caught and bowled, stumped. */
const SUMMED = { caught: 0.62, bowled: 0.8, lbw: 0.86, runOut: 0.94, caughtAndBowled: 0.97 };
const AT_OTHER_END = 0.5;
/** Run-outs by a direct throw, which one fielder has to himself, and those on a run after one that counts (IPL 2010 to 2017: one in three). */
const DIRECT = 0.4;
const AFTER_A_RUN = 0.33;

/** A wicket falls, `share` telling how: whoever had a hand in it is credited, and the next batter comes in. */
export function takeWicket(rng: RandomGenerator, innings: Innings, share: number): void {
  if (share >= SUMMED.lbw && share < SUMMED.runOut) {
    runOut(rng, innings);
    return;
  }
  const { counts, plan } = innings;
  const bowlers = bowlersFrom(innings);
  count(counts, bowlers + AT.wickets, 1);
  count(counts, bowlers + AT.dots, 1);
  if (share < SUMMED.caught) credit(innings, fielderOf(rng, innings), AT.catches);
  else if (share < SUMMED.lbw) count(counts, bowlers + AT.lbwOrBowled, 1);
  else if (share < SUMMED.caughtAndBowled) count(counts, bowlers + AT.catches, 1);
  else credit(innings, plan.bowling.keeper, AT.stumpings);
  sendIn(innings, false);
}

function runOut(rng: RandomGenerator, innings: Innings): void {
  const { counts, plan } = innings;
  if (drawShare(rng) < AFTER_A_RUN) {
    concede(innings, 1);
    count(counts, battersFrom(innings) + AT.runs, 1);
  } else count(counts, bowlersFrom(innings) + AT.dots, 1);
  const thrower = fielderOf(rng, innings);
  const { keeper } = plan.bowling;
  if (thrower === keeper || drawShare(rng) < DIRECT) credit(innings, thrower, AT.runOutsDirect);
  else {
    credit(innings, thrower, AT.runOutsAssisted);
    credit(innings, keeper, AT.runOutsAssisted);
  }
  sendIn(innings, drawShare(rng) < AT_OTHER_END);
}

function credit({ counts, plan }: Innings, fielder: number, at: number): void {
  count(counts, WIDTH * (plan.bowlingFrom + fielder) + at, 1);
}

function sendIn(innings: Innings, otherEnd: boolean): void {
  const { plan, counts } = innings;
  const gone = otherEnd ? innings.other : innings.striker;
  counts[WIDTH * (plan.battingFrom + gone) + AT.out] = 1;
  innings.wickets += 1;
  const next = innings.order[innings.next] ?? innings.striker;
  innings.next += 1;
  if (otherEnd) innings.other = next;
  else innings.striker = next;
}

/** Anyone but the bowler, by how often chances come his way. */
function fielderOf(rng: RandomGenerator, { plan, bowler }: Innings): number {
  const { fielding, fieldingSum, size } = plan.bowling;
  let left = drawShare(rng) * (fieldingSum - (fielding[bowler] ?? NaN));
  let place = 0;
  for (; place < size - 1; place += 1) {
    left -= place === bowler ? 0 : (fielding[place] ?? NaN);
    if (left < 0) break;
  }
  return place;
}

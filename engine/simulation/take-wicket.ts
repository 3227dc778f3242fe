import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Tally } from '../fantasy/tally.ts';
import { drawUniform } from '../forecast/random-draws.ts';
import type { Innings } from './innings-in-play.ts';
import { bowlerOf, tallyAt } from './innings-in-play.ts';

/** How wickets fell in the IPL of 2008 to 2017 (Cricsheet), summed up: caught, bowled, lbw, run out, caught and bowled, stumped. */
const SUMMED = { caught: 0.62, bowled: 0.8, lbw: 0.86, runOut: 0.94, caughtAndBowled: 0.97 };
const AT_OTHER_END = 0.5;
/** Run-outs by a direct throw, which one fielder has to himself. */
const DIRECT = 0.4;

/** A wicket falls, `share` telling how: whoever had a hand in it is credited, and the next batter comes in. */
export function takeWicket(rng: RandomGenerator, innings: Innings, share: number): void {
  const bowler = bowlerOf(innings);
  const runOut = share >= SUMMED.lbw && share < SUMMED.runOut;
  if (runOut) creditRunOut(rng, innings);
  else {
    bowler.wickets += 1;
    bowler.dots += 1;
    if (share < SUMMED.caught) fielderOf(rng, innings).catches += 1;
    else if (share < SUMMED.lbw) bowler.lbwOrBowled += 1;
    else if (share < SUMMED.caughtAndBowled) bowler.catches += 1;
    else keeperOf(innings).stumpings += 1;
  }
  sendIn(innings, runOut && drawUniform(rng) < AT_OTHER_END);
}

function creditRunOut(rng: RandomGenerator, innings: Innings): void {
  const thrower = fielderOf(rng, innings);
  const keeper = keeperOf(innings);
  if (thrower === keeper || drawUniform(rng) < DIRECT) {
    thrower.runOutsDirect += 1;
    return;
  }
  thrower.runOutsAssisted += 1;
  keeper.runOutsAssisted += 1;
}

function sendIn(innings: Innings, otherEnd: boolean): void {
  const { plan, tallies } = innings;
  const gone = tallies[plan.battingFrom + (otherEnd ? innings.other : innings.striker)];
  if (gone) gone.out = true;
  innings.wickets += 1;
  innings.seen.dots += 1;
  const next = innings.order[innings.next] ?? innings.striker;
  innings.next += 1;
  if (otherEnd) innings.other = next;
  else innings.striker = next;
}

/** Anyone but the bowler, by how often chances come his way. */
function fielderOf(rng: RandomGenerator, { plan, tallies, bowler }: Innings): Tally {
  const { fielding, size } = plan.bowling;
  let total = 0;
  for (let place = 0; place < size; place += 1) total += place === bowler ? 0 : (fielding[place] ?? 0);
  let left = drawUniform(rng) * total;
  let place = 0;
  for (; place < size - 1; place += 1) {
    left -= place === bowler ? 0 : (fielding[place] ?? 0);
    if (left < 0) break;
  }
  return tallyAt(tallies, plan.bowlingFrom + place);
}

function keeperOf({ plan, tallies }: Innings): Tally {
  return tallyAt(tallies, plan.bowlingFrom + plan.bowling.keeper);
}

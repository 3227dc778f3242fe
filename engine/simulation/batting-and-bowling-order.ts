import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawShare } from '../statistics/random-draws.ts';
import type { Innings } from './innings-in-play.ts';
import type { SimulatedSide } from './simulated-side.ts';

/** Largest random shift of a batter's usual position, up or down, in positions; chosen. */
const SHUFFLE = 1.4;

/**
 * Draws the batting order of one simulation: sorts the batters still to bat by their usual position plus a random
 * shift, into `order` (insertion sort, no allocation).
 */
export function drawBattingOrder(rng: RandomGenerator, { plan, order, orderKeys }: Innings): void {
  const { stillToBat } = plan.start;
  const { position } = plan.batting;
  for (let i = 0; i < stillToBat.length; i += 1) {
    const index = stillToBat[i] ?? NaN;
    const key = (position[index] ?? NaN) + SHUFFLE * (2 * drawShare(rng) - 1);
    let j = i;
    for (; j > 0 && (orderKeys[j - 1] ?? NaN) > key; j -= 1) {
      order[j] = order[j - 1] ?? NaN;
      orderKeys[j] = orderKeys[j - 1] ?? NaN;
    }
    order[j] = index;
    orderKeys[j] = key;
  }
}

/**
 * Draws the bowler of the next over by `bowlingWeights`, but not the bowler of the last one (`last`, or -1 at the
 * start). If no other has overs left, the last one continues.
 */
export function chooseBowler(rng: RandomGenerator, innings: Innings, last: number): void {
  const { cumulativeWeights, plan, overs } = innings;
  const { bowling, bowlerWeights, maxOvers } = plan;
  let weightsFrom = Math.floor((4 * innings.balls) / plan.balls) * bowling.size * (maxOvers + 1);
  let total = 0;
  for (let index = 0; index < bowling.size; index += 1) {
    if (index !== last) total += bowlerWeights[weightsFrom + (overs[index] ?? NaN)] ?? NaN;
    cumulativeWeights[index] = total;
    weightsFrom += maxOvers + 1;
  }
  const draw = drawShare(rng) * total;
  let chosen = 0;
  while (draw >= (cumulativeWeights[chosen] ?? NaN)) chosen += 1;
  innings.bowler = total === 0 ? Math.max(0, last) : chosen;
}

/**
 * Precomputes the weights for choosing a bowler: the square of the expected balls that are left, times the preference
 * for the quarter of the innings; 0 at the maximum number of overs. `bowled` are legal balls before the plan's start,
 * by player. At index (quarter * size + player) * (maxOvers + 1) + whole overs since the plan's start.
 */
export function bowlingWeights(
  { load, quarterPreference, size }: SimulatedSide,
  {
    bowled,
    ballsPerOver,
    maxOvers,
  }: { readonly bowled: Int32Array; readonly ballsPerOver: number; readonly maxOvers: number },
): Float64Array {
  return Float64Array.from({ length: 4 * size * (maxOvers + 1) }, (_, i) => {
    const index = Math.floor(i / (maxOvers + 1)) % size;
    const quarter = Math.floor(i / (size * (maxOvers + 1)));
    const balls = (bowled[index] ?? NaN) + (i % (maxOvers + 1)) * ballsPerOver;
    if (balls >= maxOvers * ballsPerOver) return 0;
    const usual = load[index] ?? NaN;
    // Leaves a small weight to bowlers who have bowled their usual number, and to players who never bowl. Chosen.
    const left = Math.max(0.1 * usual, usual - balls) + 0.02;
    return left * left * (quarterPreference[4 * index + quarter] ?? NaN);
  });
}

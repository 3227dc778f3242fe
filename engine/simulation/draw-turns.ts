import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawShare } from '../statistics/random-draws.ts';
import type { Innings } from './innings-in-play.ts';
import type { SimulatedSide } from './simulated-side.ts';

/** Places in the order by which a batter comes in earlier or later than usual at most. */
const SHUFFLE = 1.4;
/** Puts the batters to come in the order in which they will: the usual one, a little shuffled. */
export function drawBattingOrder(rng: RandomGenerator, { plan, order, turns }: Innings): void {
  const { toCome } = plan.start;
  const { position } = plan.batting;
  for (let i = 0; i < toCome.length; i += 1) {
    const place = toCome[i] ?? NaN;
    const turn = (position[place] ?? NaN) + SHUFFLE * (2 * drawShare(rng) - 1);
    let j = i;
    for (; j > 0 && (turns[j - 1] ?? NaN) > turn; j -= 1) {
      order[j] = order[j - 1] ?? NaN;
      turns[j] = turns[j - 1] ?? NaN;
    }
    order[j] = place;
    turns[j] = turn;
  }
}

/** Draws who bowls the over: those with most of their usual load left, in the part of the innings where they usually bowl. */
export function chooseBowler(rng: RandomGenerator, innings: Innings, last: number): void {
  const { asked, plan, overs } = innings;
  const { bowling, turns, most } = plan;
  let turn = Math.floor((4 * innings.balls) / plan.balls) * bowling.size * (most + 1);
  let total = 0;
  for (let place = 0; place < bowling.size; place += 1) {
    if (place !== last) total += turns[turn + (overs[place] ?? NaN)] ?? NaN;
    asked[place] = total;
    turn += most + 1;
  }
  const draw = drawShare(rng) * total;
  let chosen = 0;
  while (draw >= (asked[chosen] ?? NaN)) chosen += 1;
  innings.bowler = total === 0 ? Math.max(0, last) : chosen;
}

/** How strongly each is asked to bowl, by quarter of the innings, place and whole overs since the start: not at all once he has bowled all that he may. */
export function bowlingWeights(
  { load, liking, size }: SimulatedSide,
  {
    bowled,
    ballsPerOver,
    most,
  }: { readonly bowled: Int32Array; readonly ballsPerOver: number; readonly most: number },
): Float64Array {
  return Float64Array.from({ length: 4 * size * (most + 1) }, (_, i) => {
    const place = Math.floor(i / (most + 1)) % size;
    const quarter = Math.floor(i / (size * (most + 1)));
    const balls = (bowled[place] ?? NaN) + (i % (most + 1)) * ballsPerOver;
    if (balls >= most * ballsPerOver) return 0;
    const usual = load[place] ?? NaN;
    const left = Math.max(0.1 * usual, usual - balls) + 0.02;
    return left * left * (liking[4 * place + quarter] ?? NaN);
  });
}

import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawNormal, drawUniform } from '../forecast/random-draws.ts';
import type { Innings } from './innings-in-play.ts';

/** Places in the order by which a batter comes in earlier or later than usual. */
const ORDER_SD = 0.8;
/** Puts the batters to come in the order in which they will: the usual one, a little shuffled. */
export function drawOrder(rng: RandomGenerator, { plan, order, turns }: Innings): void {
  const { toCome } = plan.start;
  const { position } = plan.batting;
  for (let i = 0; i < toCome.length; i += 1) {
    const place = toCome[i] ?? 0;
    const turn = (position[place] ?? 0) + ORDER_SD * drawNormal(rng);
    let j = i;
    for (; j > 0 && (turns[j - 1] ?? 0) > turn; j -= 1) {
      order[j] = order[j - 1] ?? 0;
      turns[j] = turns[j - 1] ?? 0;
    }
    order[j] = place;
    turns[j] = turn;
  }
}

/** Draws who bowls the over: those with most of their usual load left, in the part of the innings where they usually bowl. */
export function chooseBowler(rng: RandomGenerator, innings: Innings, last: number): void {
  const { asked, plan } = innings;
  const { size } = plan.bowling;
  const quarter = Math.min(3, Math.floor((4 * innings.balls) / plan.balls));
  let total = 0;
  for (let place = 0; place < size; place += 1) {
    total += place === last ? 0 : turnOf(innings, place, quarter);
    asked[place] = total;
  }
  const draw = drawUniform(rng) * total;
  let chosen = 0;
  while (chosen < size - 1 && draw >= (asked[chosen] ?? 0)) chosen += 1;
  innings.bowler = total === 0 ? Math.max(0, last) : chosen;
  innings.conceded = 0;
}

/** How strongly he is asked for: nothing once he has bowled all that he may. */
function turnOf({ plan, bowled }: Innings, place: number, quarter: number): number {
  const balls = bowled[place] ?? 0;
  if (balls >= plan.mostBalls) return 0;
  const load = plan.bowling.load[place] ?? 0;
  const left = Math.max(0.1 * load, load - balls) + 0.02;
  return left * left * (plan.bowling.liking[4 * place + quarter] ?? 1);
}

import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { chooseBowler, drawOrder } from './draw-turns.ts';
import type { Innings, Play } from './innings-in-play.ts';
import { bowlerOf, changeEnds } from './innings-in-play.ts';
import { playBall } from './play-ball.ts';

/**
 * Plays an innings from its plan's start to its end, whatever it was used for before; what the players do is added to their tallies. It ends
 * with the balls, the wickets or the target. Nobody bowls two overs running or more than a fifth of the innings while others can.
 */
export function playInnings(rng: RandomGenerator, innings: Innings, play: Play): void {
  const { plan } = innings;
  begin(rng, innings, play);
  const most = Math.min(10, plan.batting.size - 1);
  const goal = play.target ?? Number.POSITIVE_INFINITY;
  while (innings.balls < plan.balls && innings.wickets < most && innings.runs < goal) {
    const { balls } = innings;
    playBall(rng, innings);
    if (innings.balls > balls && innings.balls % plan.ballsPerOver === 0) endOver(rng, innings);
  }
}

function begin(rng: RandomGenerator, innings: Innings, play: Play): void {
  const { plan, order, seen } = innings;
  const { start } = plan;
  innings.play = play;
  innings.runs = start.runs;
  innings.wickets = start.wickets;
  innings.balls = start.balls;
  innings.conceded = 0;
  innings.bowled.set(start.bowled);
  seen.deliveries = seen.fours = seen.sixes = seen.dots = seen.wides = 0;
  drawOrder(rng, innings);
  innings.next = 2 - start.atCrease.length;
  innings.striker = start.atCrease[0] ?? order[0] ?? 0;
  innings.other = start.atCrease[1] ?? order[innings.next - 1] ?? 0;
  if (innings.balls % plan.ballsPerOver !== 0 && start.lastBowler >= 0) innings.bowler = start.lastBowler;
  else chooseBowler(rng, innings, start.lastBowler);
}

function endOver(rng: RandomGenerator, innings: Innings): void {
  if (innings.conceded === 0) bowlerOf(innings).maidens += 1;
  changeEnds(innings);
  chooseBowler(rng, innings, innings.bowler);
}

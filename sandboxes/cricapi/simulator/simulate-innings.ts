import { dismissalsOn, isLegal } from '@gullylens/engine/match/delivery-facts';
import type { Delivery, InningsRecord } from '@gullylens/engine/match/match-record';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { bowlBall } from './bowl-ball.ts';
import { chooseBowler } from './choose-bowler.ts';
import type { SimulatedPlayer, SimulatedTeam } from './simulated-team.ts';

/** What is decided before an innings. `pitch` is in the units of `BallSituation.pitch`. */
export interface InningsPlan {
  readonly batting: SimulatedTeam;
  readonly bowling: SimulatedTeam;
  readonly oversLimit: number;
  /** Runs to win; null in the first innings. */
  readonly target: number | null;
  readonly pitch: number;
  readonly superOver: boolean;
}

/** State of an innings, changed ball by ball during the simulation. */
export interface InningsSoFar {
  readonly plan: InningsPlan;
  readonly deliveries: Delivery[];
  /** Overs bowled by player id. */
  readonly overs: Map<string, number>;
  lastBowler: string | null;
  runs: number;
  wickets: number;
  legalBalls: number;
  /** Striker, then non-striker. */
  pair: [SimulatedPlayer, SimulatedPlayer];
  /** Position of the next batter in the batting order, from 0. */
  nextBatter: number;
  freeHit: boolean;
}

const BALLS_PER_OVER = 6;

/** Simulates one innings. It ends with the overs, the wickets (two in a super over) or the target. */
export function simulateInnings(rng: RandomGenerator, plan: InningsPlan): InningsRecord {
  const soFar = openingState(plan);
  for (let over = 0; over < plan.oversLimit && !isOver(soFar); over += 1) simulateOver(rng, soFar, over);
  return {
    team: plan.batting.name,
    superOver: plan.superOver,
    declared: false,
    forfeited: false,
    target: plan.target === null ? null : { runs: plan.target, overs: plan.oversLimit },
    penaltyRuns: { pre: 0, post: 0 },
    deliveries: soFar.deliveries,
  };
}

function openingState(plan: InningsPlan): InningsSoFar {
  const [first, second] = plan.batting.players;
  if (!first || !second) throw new RangeError(`${plan.batting.name} has fewer than two players`);
  return {
    plan,
    deliveries: [],
    overs: new Map(),
    lastBowler: null,
    runs: 0,
    wickets: 0,
    legalBalls: 0,
    pair: [first, second],
    nextBatter: 2,
    freeHit: false,
  };
}

function simulateOver(rng: RandomGenerator, soFar: InningsSoFar, over: number): void {
  const { plan } = soFar;
  const bowler = chooseBowler(rng, plan.bowling, { over, oversLimit: plan.oversLimit, soFar });
  const ballsBefore = soFar.legalBalls;
  while (soFar.legalBalls - ballsBefore < BALLS_PER_OVER && !isOver(soFar)) {
    addDelivery(soFar, bowlBall(rng, soFar, { over, bowler }));
  }
  soFar.pair.reverse();
  soFar.overs.set(bowler.id, (soFar.overs.get(bowler.id) ?? 0) + 1);
  soFar.lastBowler = bowler.id;
}

function isOver({ plan, wickets, runs }: InningsSoFar): boolean {
  const allOut = Math.min(plan.superOver ? 2 : 10, plan.batting.players.length - 1);
  return wickets >= allOut || (plan.target !== null && runs >= plan.target);
}

function addDelivery(soFar: InningsSoFar, delivery: Delivery): void {
  soFar.deliveries.push(delivery);
  soFar.runs += delivery.runs.total;
  soFar.wickets += dismissalsOn(delivery);
  soFar.legalBalls += isLegal(delivery) ? 1 : 0;
  soFar.freeHit = delivery.extras.noballs > 0 || (soFar.freeHit && delivery.extras.wides > 0);
  const run =
    delivery.runs.batter +
    delivery.extras.byes +
    delivery.extras.legbyes +
    Math.max(0, delivery.extras.wides - 1);
  if (run % 2 === 1) soFar.pair.reverse();
  for (const { playerOut } of delivery.wickets) sendIn(soFar, playerOut);
}

function sendIn(soFar: InningsSoFar, playerOut: string): void {
  const next = soFar.plan.batting.players[soFar.nextBatter];
  const end = soFar.pair.findIndex((player) => player.name === playerOut);
  if (!next || end < 0) return;
  soFar.pair[end === 0 ? 0 : 1] = next;
  soFar.nextBatter += 1;
}

import type { PlayerPoints } from '../fantasy/score-players.ts';
import { type InningsNow, isInningsOver, inningsStage } from '../forecast/forecast-total.ts';
import type { PlayedInnings } from '../learning/played-innings.ts';
import {
  createLearner,
  type LinearLearner,
  learnLogistic,
  predictLogistic,
} from '../ratings/linear-learner.ts';
import { SLOTS } from '../ratings/prepared-innings.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';

/**
 * Simple forecasts that ours are compared with: in the server's learning thread, which stores them with the ratings,
 * and in the backtest command. They learn from the same matches in the same order.
 */
export interface Baselines {
  /** Learners of win chances from overs, wickets and runs alone: first innings, then chase. */
  readonly stateOnly: readonly [LinearLearner, LinearLearner];
  /** Sum of fantasy points and number of matches of each player, by pool and player id (`careerKey`). */
  readonly careers: Map<string, Career>;
  /** The same over all players of a pool, by pool: points of a Test must not shift those of a T20. */
  readonly fields: Record<string, Career>;
}

interface Career {
  sum: number;
  matches: number;
}

/** Baselines before the first match. */
export function createBaselines(): Baselines {
  return {
    stateOnly: [looseLearner(9), looseLearner(11)],
    careers: new Map(),
    fields: {},
  };
}

/** A logistic regression with `size` features and wide priors. */
function looseLearner(size: number): LinearLearner {
  return createLearner(Array.from({ length: size }, () => [0, 0.5] as const));
}

/**
 * The states after each over of one match are correlated: each counts as a twentieth of an independent observation.
 */
const STATE_WEIGHT = 0.05;

/** Features of the state alone; `target` is in runs, null in the first innings. */
export function stateFeatures(rated: FixtureFeatures, now: InningsNow, target: number | null): number[] {
  const progress = inningsStage(rated, now.legalBalls) / SLOTS;
  const byProgress = (value: number) => [value, value * progress, value * progress * progress];
  if (target === null) {
    const ahead = (now.runs - rated.level * progress) / rated.scale.spread;
    return [1, ahead, now.wickets].flatMap(byProgress);
  }
  const perBall = Math.max(1, target - now.runs) / Math.max(1, rated.balls - now.legalBalls);
  const rate = Math.log((perBall * rated.balls) / rated.level);
  return [...byProgress(1), perBall, perBall * progress, ...[now.wickets, rate].flatMap(byProgress)];
}

/** Chance, 0 to 1, that the batting team wins, from the state alone; `innings` is 0 or 1. */
export function stateOnlyChance(
  { stateOnly }: Baselines,
  innings: 0 | 1,
  features: readonly number[],
): number {
  return predictLogistic(stateOnly[innings], features);
}

/** Learns who wins from the state after each over of a match that was played out and decided. */
export function learnStateOnly(
  { stateOnly }: Baselines,
  rated: FixtureFeatures,
  { firstWon, target, firstStates, chaseStates }: PlayedInnings,
): void {
  if (firstWon === null) return;
  const learn = (innings: 0 | 1, features: readonly number[], observed: number) =>
    learnLogistic(stateOnly[innings], { features, observed }, STATE_WEIGHT);
  for (const now of firstStates) {
    if (!isInningsOver(rated, now)) learn(0, stateFeatures(rated, now, null), firstWon);
  }
  for (const now of chaseStates) learn(1, stateFeatures(rated, now, target), 1 - firstWon);
}

/** Mean fantasy points a match of a player's career in a pool; of all its players for a newcomer. */
export function careerMean(baselines: Baselines, pool: string, id: string): number {
  const career = baselines.careers.get(careerKey(pool, id));
  return career ? career.sum / career.matches : meanOfField(baselines, pool);
}

/** Mean fantasy points of all players of a pool so far; 0 before its first match. */
export function meanOfField({ fields }: Baselines, pool: string): number {
  const field = fields[pool];
  return field ? field.sum / field.matches : 0;
}

/** Adds the points of a match of a pool to the careers of the players named for it. */
export function learnCareers(baselines: Baselines, pool: string, points: readonly PlayerPoints[]): void {
  const field = (baselines.fields[pool] ??= newCareer());
  for (const { player, points: scored } of points) {
    const key = careerKey(pool, player.id);
    const career = baselines.careers.get(key) ?? newCareer();
    baselines.careers.set(key, career);
    for (const each of [career, field]) {
      each.sum += scored;
      each.matches += 1;
    }
  }
}

function newCareer(): Career {
  return { sum: 0, matches: 0 };
}

function careerKey(pool: string, id: string): string {
  return `${pool} ${id}`;
}

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
 * Simple forecasts that ours are compared with: in the server's learning thread, which stores them as JSON with the
 * ratings, and in the backtest command. They learn from the same matches in the same order.
 */
export interface Baselines {
  /**
   * Learners of the batting team's win chance from overs, wickets and runs alone, for all formats and genders
   * together: in the first innings, and in the chase.
   */
  readonly stateOnly: readonly [LinearLearner, LinearLearner];
  /** Fantasy points of each player, by pool (gender and format) and player id: see `careerKey`. */
  readonly careers: Map<string, Career>;
  /** The same over all players of a pool, by pool: points of a Test must not shift those of a T20. */
  readonly fields: Record<string, Career>;
}

/** Sum of fantasy points, and number of matches. */
interface Career {
  sum: number;
  matches: number;
}

/** Number of features that `stateFeatures` returns in the first innings and in the chase. */
const STATE_FEATURES = { first: 9, chase: 11 };

/** Baselines before the first match. */
export function createBaselines(): Baselines {
  return {
    stateOnly: [stateLearner(STATE_FEATURES.first), stateLearner(STATE_FEATURES.chase)],
    careers: new Map(),
    fields: {},
  };
}

/** A logistic regression with `size` features; every weight starts at 0 with standard deviation 0.5 (chosen). */
function stateLearner(size: number): LinearLearner {
  return createLearner(Array.from({ length: size }, () => [0, 0.5] as const));
}

/**
 * The states after each over of one match are correlated: each counts as a twentieth of an independent observation.
 * Chosen.
 */
const STATE_WEIGHT = 0.05;

/**
 * Features of overs, wickets and runs, compared with the competition's mean total, without the teams and players.
 * `target` is in runs, null in the first innings. Also used by the refitted baseline.
 */
export function stateFeatures(rated: FixtureFeatures, now: InningsNow, target: number | null): number[] {
  const progress = inningsStage(rated, now.legalBalls) / SLOTS;
  const byProgress = (value: number) => [value, value * progress, value * progress * progress];
  if (target === null) {
    const ahead = (now.runs - rated.level * progress) / rated.scale.spread;
    return [1, ahead, now.wickets].flatMap(byProgress);
  }
  const requiredPerBall = Math.max(1, target - now.runs) / Math.max(1, rated.balls - now.legalBalls);
  const logRate = Math.log((requiredPerBall * rated.balls) / rated.level);
  return [
    ...byProgress(1),
    requiredPerBall,
    requiredPerBall * progress,
    ...[now.wickets, logRate].flatMap(byProgress),
  ];
}

/** Chance, 0 to 1, that the batting team wins, from `stateFeatures`; `innings` is 0 (first) or 1 (chase). */
export function stateOnlyChance(
  { stateOnly }: Baselines,
  innings: 0 | 1,
  features: readonly number[],
): number {
  return predictLogistic(stateOnly[innings], features);
}

/** Learns who won from the state after each over of a match that was played in full; nothing from a tie. */
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

/** Mean fantasy points per match of a player in a pool; for a newcomer the mean of all its players. */
export function careerMean(baselines: Baselines, pool: string, id: string): number {
  const career = baselines.careers.get(careerKey(pool, id));
  return career ? career.sum / career.matches : poolMeanPoints(baselines, pool);
}

/** Mean fantasy points per match of all players of a pool so far; 0 before its first match. */
export function poolMeanPoints({ fields }: Baselines, pool: string): number {
  const all = fields[pool];
  return all ? all.sum / all.matches : 0;
}

/** Adds the points of a match of a pool to the careers of the players named for it. */
export function learnCareers(baselines: Baselines, pool: string, points: readonly PlayerPoints[]): void {
  const allPlayers = (baselines.fields[pool] ??= newCareer());
  for (const { player, points: scored } of points) {
    const key = careerKey(pool, player.id);
    const career = baselines.careers.get(key) ?? newCareer();
    baselines.careers.set(key, career);
    for (const each of [career, allPlayers]) {
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

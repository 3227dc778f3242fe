import {
  BALLS_BY_POSITION,
  FIELDING,
  POINTS_A_BALL_BOWLED,
  POINTS_BY_POSITION,
} from '../fitted-parameters.ts';
import { shrunkMean } from '../ratings/decayed-mean.ts';
import { predictLinear } from '../ratings/linear-learner.ts';
import { inOrder, MEDIAN_FEATURES, POINTS_FEATURES } from '../ratings/model-features.ts';
import { habitRate, type Habits, type PlayerRating, wicketSkill } from '../ratings/player-rating.ts';
import { POINTS_BANDS } from '../ratings/pool-rating.ts';
import { weightsFor } from '../ratings/pooled-learner.ts';
import type { SidePlayer } from '../ratings/side-strength.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { sumOf } from '../statistics/statistics.ts';
import type { NumberForecast } from './number-forecast.ts';

/** Forecast fantasy points of a player in one match, before it starts. */
export interface PointsProjection extends NumberForecast {
  readonly id: string;
  /** 0 or 1: which of the fixture's teams. */
  readonly side: 0 | 1;
  /** Parts that sum to the mean, in points. All but `context` are differences from the pool's average player. */
  readonly parts: PointsParts;
  /** Share of batting, 0 to 1, in the player's usual points for batting and bowling. */
  readonly battingShare: number;
  /** Number of earlier matches of the player in the pool (one gender and format). */
  readonly matches: number;
}

/** Points by part of the projection. */
export type PointsParts = Readonly<
  Record<(typeof POINTS_FEATURES)[keyof typeof POINTS_FEATURES]['part'], number>
>;

/**
 * Forecasts the fantasy points, under `RatingsState.ruleSet`, of every player of the fixture (announced or likely):
 * first team first, each in the likely batting order. Called in the server's learning, forecast and line-ups threads
 * and in the backtest.
 */
export function projectPoints(rated: FixtureFeatures): PointsProjection[] {
  return ([0, 1] as const).flatMap((side) =>
    rated.sides[side].players.map((player, orderIndex) => projectPlayer(rated, player, { side, orderIndex })),
  );
}

/** The team (index in the fixture) and the index in its likely batting order (0 opens). */
interface OrderPosition {
  readonly side: 0 | 1;
  readonly orderIndex: number;
}

function projectPlayer(
  rated: FixtureFeatures,
  player: SidePlayer,
  position: OrderPosition,
): PointsProjection {
  const features = pointsFeatures(rated, player, position);
  const weights = weightsFor(rated.pool.points, rated.keys.competition);
  const mean = predictLinear({ weights, covariance: [] }, features);
  const errors = rated.pool.pointsErrors[pointsBand(mean)] ?? { p10: 0, p50: 0, p90: 0 };
  const battingShare = battingShareOf(features);
  const median = predictLinear(rated.pool.pointsMedian, medianFeatures(mean, battingShare));
  const p50 = Math.max(mean + errors.p10, median);
  return {
    id: player.id,
    side: position.side,
    mean,
    p10: mean + errors.p10,
    p50,
    p90: Math.max(p50, mean + errors.p90),
    parts: partsOf(rated, features, weights),
    battingShare,
    matches: player.rating.matches,
  };
}

/**
 * Share of batting, 0 to 1, in a player's usual points for batting and bowling; 0.5 without any. Takes features in the
 * order of `POINTS_FEATURES`.
 */
export function battingShareOf([, batting = 0, bowling = 0]: readonly number[]): number {
  if (batting + bowling <= 0) return 0.5;
  return Math.max(0, batting) / (Math.max(0, batting) + Math.max(0, bowling));
}

/** Features of a player's median points, in the order of `MEDIAN_FEATURES`. */
export function medianFeatures(mean: number, battingShare: number): number[] {
  return inOrder(MEDIAN_FEATURES, { one: 1, mean, battingShare, battingShareOfMean: battingShare * mean });
}

/** Index in `PoolRating.pointsErrors` of the band of a projected mean: 0 below 6 points, then one per 6 points. */
export function pointsBand(mean: number): number {
  return Math.min(POINTS_BANDS - 1, Math.max(0, Math.floor(mean / 6)));
}

/** Splits a projected mean into parts: `context` has the average player's points, the others the differences. */
function partsOf(
  { pool }: FixtureFeatures,
  features: readonly number[],
  weights: readonly number[],
): PointsParts {
  const parts = { context: 0, skill: 0, opportunity: 0, ground: 0, matchUp: 0 };
  Object.values(POINTS_FEATURES).forEach(({ part }, i) => {
    const weight = weights[i] ?? NaN;
    const value = features[i] ?? NaN;
    const average =
      part === 'context' ? 0 : shrunkMean(pool.pointsFeatures[i] ?? { sum: 0, weight: 0 }, 0, 1);
    parts[part] += weight * (value - average);
    parts.context += weight * average;
  });
  return parts;
}

const POINTS_ORDER = Object.keys(POINTS_FEATURES) as (keyof typeof POINTS_FEATURES)[];

/** Weights, in matches, of a newcomer's prior habits; chosen. */
const WEIGHT = { balls: 4, batting: 5, bowling: 4, form: 4 };
/** A newcomer's points for batting, at positions beyond the table `POINTS_BY_POSITION`. */
const MIN_BATTING_POINTS = 2;
/** Wicket-keeping score above which a player counts as keeper; chosen. */
const MIN_KEEPING = 0.3;
/** Number of matches from which a player is no newcomer; chosen. */
const NEWCOMER_MATCHES = 3;
/** Last index in the batting order (0 opens) before the tail; chosen. */
const LAST_BEFORE_TAIL = 6;

/**
 * Features of a player's points, in the order of `POINTS_FEATURES`, which explains them. Also called when a match is
 * learnt. Balls are scaled to a T20. Divisors such as 10, 20 and 24 only bring features to the size of the others.
 */
export function pointsFeatures(
  rated: FixtureFeatures,
  player: SidePlayer,
  { side, orderIndex }: OrderPosition,
): number[] {
  const { rating, ballsBowled: expectedBallsBowled, batting, bowling } = player;
  const usual = (habit: keyof Habits, prior: number, priorMatches: number) =>
    habitRate(rating, { habit, competition: rated.keys.competition }, prior, priorMatches);
  const t20Lengths = rated.balls / 120;
  const ballsFaced = usual('ballsFaced', t20Lengths * (BALLS_BY_POSITION[orderIndex] ?? 0), WEIGHT.balls);
  const battingPoints = usual(
    'battingPoints',
    POINTS_BY_POSITION[orderIndex] ?? MIN_BATTING_POINTS,
    WEIGHT.batting,
  );
  const bowlingPoints = usual(
    'bowlingPoints',
    (POINTS_A_BALL_BOWLED * expectedBallsBowled) / t20Lengths,
    WEIGHT.bowling,
  );
  const fieldingPoints = usual('fieldingPoints', FIELDING.points, FIELDING.strength);
  const regular = battingPoints + bowlingPoints + fieldingPoints;
  const opponents = rated.sides[side === 0 ? 1 : 0];
  const venueEase = (rated.level + rated.venueOffset * rated.scale.spread) / rated.scale.total - 1;
  const battingFirstSign = signOfBattingFirst(rated.fixture.battingFirst, side);
  const [ballsToFace, ballsToBowl] = [ballsFaced / t20Lengths, expectedBallsBowled / t20Lengths];
  const values: Readonly<Record<keyof typeof POINTS_FEATURES, number>> = {
    one: 1,
    battingPoints,
    bowlingPoints,
    fieldingPoints,
    form: usual('form', regular, WEIGHT.form) - regular,
    ballsToFace,
    ballsToBowl,
    battingSkill: ballsToFace * batting,
    bowlingSkill: ballsToBowl * bowling,
    theirBowling: (ballsToFace * opponents.bowling) / rated.balls,
    theirBatting: (ballsToBowl * opponents.batting) / rated.balls,
    venueForBatting: ballsToFace * venueEase,
    venueForBowling: ballsToBowl * venueEase,
    keepsWicket: rating.keeping > MIN_KEEPING ? 1 : 0,
    experience: Math.log1p(rating.matches),
    bowlingSecond: (battingFirstSign * ballsToBowl) / 10,
    battingFirst: (battingFirstSign * ballsToFace) / 10,
    newcomer: rating.matches < NEWCOMER_MATCHES ? 1 : 0,
    position: orderIndex,
    tail: Math.max(0, orderIndex - LAST_BEFORE_TAIL),
    wicketsTaken: 100 * ballsToBowl * wicketSkill(rating, 'bowling'),
    wicketsLost: 10 * ballsToFace * wicketSkill(rating, 'batting'),
    ballsToFaceSquared: (ballsToFace * ballsToFace) / 20,
    ballsToBowlSquared: (ballsToBowl * ballsToBowl) / 24,
    ballsToFaceAndBowl: (ballsToFace * ballsToBowl) / 20,
    newBall: ballsToBowl * beyondEvenShare(rating.quarters, 0),
    lastOvers: ballsToBowl * beyondEvenShare(rating.quarters, 3),
  };
  return POINTS_ORDER.map((name) => values[name]);
}

/** 1 when the team bats first, -1 when second, 0 before the toss. */
function signOfBattingFirst(battingFirst: 0 | 1 | null, side: 0 | 1): number {
  if (battingFirst === null) return 0;
  return battingFirst === side ? 1 : -1;
}

/** Prior weight, in balls, of bowling equally much in each quarter of the innings; chosen. */
const EVEN_SPREAD = 60;

/** Share of a bowler's balls that they bowl in a quarter (0 to 3) of the innings, less a fourth. */
function beyondEvenShare(quarters: PlayerRating['quarters'], quarter: 0 | 3): number {
  const balls = sumOf(quarters);
  return (quarters[quarter] + EVEN_SPREAD / 4) / (balls + EVEN_SPREAD) - 1 / 4;
}

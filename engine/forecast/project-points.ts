import {
  BALLS_BY_POSITION,
  FIELDING,
  POINTS_A_BALL_BOWLED,
  POINTS_BY_POSITION,
} from '../fitted-parameters.ts';
import { shrunkMean } from '../ratings/decayed-mean.ts';
import { predictLinear } from '../ratings/linear-learner.ts';
import { inOrder, MEDIAN_FEATURES, POINTS_FEATURES } from '../ratings/model-features.ts';
import { habitRate, type PlayerRating, wicketSkill } from '../ratings/player-rating.ts';
import { POINTS_BANDS } from '../ratings/pool-rating.ts';
import { weightsFor } from '../ratings/pooled-learner.ts';
import type { SidePlayer } from '../ratings/side-strength.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { sumOf } from '../statistics/statistics.ts';
import type { NumberForecast } from './number-forecast.ts';

/** Expected fantasy points of a player in one match, before it starts. */
export interface PointsProjection extends NumberForecast {
  readonly id: string;
  /** 0 or 1: which of the fixture's teams. */
  readonly side: 0 | 1;
  /**
   * Components of the mean, which they sum to, in points. All but `context` are differences from the average player
   * of the same gender and format.
   */
  readonly parts: PointsParts;
  /** Share of batting in the expected points by bat and ball, 0 to 1. */
  readonly battingShare: number;
  /** Number of earlier matches of the player. */
  readonly matches: number;
}

/** Points by part of the projection. */
export type PointsParts = Readonly<
  Record<(typeof POINTS_FEATURES)[keyof typeof POINTS_FEATURES]['part'], number>
>;

/**
 * Expected fantasy points, under `RatingsState.ruleSet`, of every player in the fixture's line-ups (announced or
 * probable): first team first, each in the likely batting order. Called in the server's forecast thread, by
 * simulations and in the backtest.
 */
export function projectPoints(rated: FixtureFeatures): PointsProjection[] {
  return ([0, 1] as const).flatMap((side) =>
    rated.sides[side].players.map((player, orderIndex) => projectPlayer(rated, player, { side, orderIndex })),
  );
}

function projectPlayer(
  rated: FixtureFeatures,
  player: SidePlayer,
  at: { side: 0 | 1; orderIndex: number },
): PointsProjection {
  const features = pointsFeatures(rated, player, at);
  const weights = weightsFor(rated.pool.points, rated.keys.competition);
  const mean = predictLinear({ weights, covariance: [] }, features);
  const errors = rated.pool.pointsErrors[pointsBand(mean)] ?? { p10: 0, p50: 0, p90: 0 };
  const battingShare = battingShareOf(features);
  const median = predictLinear(rated.pool.pointsMedian, medianFeatures(mean, battingShare));
  const p50 = Math.max(mean + errors.p10, median);
  return {
    id: player.id,
    side: at.side,
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
 * Share of batting, 0 to 1, in a player's usual points by bat and ball; takes features in the order of
 * `POINTS_FEATURES`.
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

/**
 * Splits a projected mean into parts: the average player's points are in `context`, the others are differences from
 * them.
 */
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

/** Weights, in matches, of a newcomer's priors; chosen. */
const WEIGHT = { balls: 4, batting: 5, bowling: 4, form: 4 };
/** Least points of a newcomer's batting, for positions beyond the table. */
const MIN_BATTING_POINTS = 2;
/** Wicket-keeping score from which a player counts as keeper, and matches below which as newcomer; chosen. */
const KEEPER_FROM = 0.3;
const NEWCOMER_BELOW = 3;
/** Index in the batting order (0 opens) beyond which the tail begins. */
const TAIL_AFTER = 6;

/**
 * Features of a player's points, in the order of `POINTS_FEATURES`, which explains them; learning calls it too.
 * `orderIndex` is the index in the likely batting order: 0 opens. Balls are scaled to a T20; divisors such as 10, 20
 * and 24 only bring features to the size of the others.
 */
export function pointsFeatures(
  rated: FixtureFeatures,
  player: SidePlayer,
  { side, orderIndex }: { side: 0 | 1; orderIndex: number },
): number[] {
  const { rating, ballsBowled: expectedBallsBowled, batting, bowling } = player;
  const usual = (of: Parameters<typeof habitRate>[1]['of'], prior: number, strength: number) =>
    habitRate(rating, { of, competition: rated.keys.competition }, prior, strength);
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
    keepsWicket: rating.keeping > KEEPER_FROM ? 1 : 0,
    experience: Math.log1p(rating.matches),
    bowlingSecond: (battingFirstSign * ballsToBowl) / 10,
    battingFirst: (battingFirstSign * ballsToFace) / 10,
    newcomer: rating.matches < NEWCOMER_BELOW ? 1 : 0,
    position: orderIndex,
    tail: Math.max(0, orderIndex - TAIL_AFTER),
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

/** Prior weight, in balls, of bowling spread evenly over the quarters of the innings; chosen. */
const EVEN_SPREAD = 60;

/** Share of a bowler's balls in a quarter of the innings, less a fourth. */
function beyondEvenShare(quarters: PlayerRating['quarters'], quarter: 0 | 3): number {
  const balls = sumOf(quarters);
  return (quarters[quarter] + EVEN_SPREAD / 4) / (balls + EVEN_SPREAD) - 1 / 4;
}

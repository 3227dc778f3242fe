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

/** Expected fantasy points of a player named for a fixture. */
export interface PointsProjection extends NumberForecast {
  readonly id: string;
  /** 0 or 1: which of the fixture's teams. */
  readonly side: 0 | 1;
  /** Components of the mean, which they sum to, in points. All but `context` are differences from the average player of the pool. */
  readonly parts: PointsParts;
  /** Share of batting in the expected points by bat and ball, 0 to 1. */
  readonly battingShare: number;
  /** Number of earlier matches of the player. */
  readonly matches: number;
}

export type PointsParts = Readonly<
  Record<(typeof POINTS_FEATURES)[keyof typeof POINTS_FEATURES]['part'], number>
>;

/** Expected fantasy points, under the ratings' rule set, of every player named for the fixture. */
export function projectPoints(view: FixtureFeatures): PointsProjection[] {
  return ([0, 1] as const).flatMap((side) =>
    view.sides[side].players.map((player, place) => projectPlayer(view, player, { side, place })),
  );
}

function projectPlayer(
  view: FixtureFeatures,
  player: SidePlayer,
  at: { side: 0 | 1; place: number },
): PointsProjection {
  const features = pointsFeatures(view, player, at);
  const weights = weightsFor(view.pool.points, view.keys.competition);
  const mean = predictLinear({ weights, covariance: [] }, features);
  const errors = view.pool.pointsErrors[pointsBand(mean)] ?? { p10: 0, p50: 0, p90: 0 };
  const battingShare = battingShareOf(features);
  const median = predictLinear(view.pool.pointsMedian, medianFeatures(mean, battingShare));
  const p50 = Math.max(mean + errors.p10, median);
  return {
    id: player.id,
    side: at.side,
    mean,
    p10: mean + errors.p10,
    p50,
    p90: Math.max(p50, mean + errors.p90),
    parts: partsOf(view, features, weights),
    battingShare,
    matches: player.rating.matches,
  };
}

/** Share of batting, 0 to 1, in the points by bat and ball; takes features in the order of `POINTS_FEATURES`. */
export function battingShareOf([, batting = 0, bowling = 0]: readonly number[]): number {
  if (batting + bowling <= 0) return 0.5;
  return Math.max(0, batting) / (Math.max(0, batting) + Math.max(0, bowling));
}

/** In the order of `MEDIAN_FEATURES`. */
export function medianFeatures(mean: number, battingShare: number): number[] {
  return inOrder(MEDIAN_FEATURES, { one: 1, mean, battingShare, battingShareOfMean: battingShare * mean });
}

/** Index of the error band of a projection; bands are six points wide. */
export function pointsBand(mean: number): number {
  return Math.min(POINTS_BANDS - 1, Math.max(0, Math.floor(mean / 6)));
}

/** Splits a projection. The average player's points are the context; other parts are differences from that player. */
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

/** In the order of `POINTS_FEATURES`. */
export function pointsFeatures(
  view: FixtureFeatures,
  player: SidePlayer,
  { side, place }: { side: 0 | 1; place: number },
): number[] {
  const { rating, ballsBowled: bowls, batting, bowling } = player;
  const { competition } = view.keys;
  const known = (of: Parameters<typeof habitRate>[1]['of'], prior: number, strength: number) =>
    habitRate(rating, { of, competition }, prior, strength);
  const length = view.balls / 120;
  const faces = known('ballsFaced', length * (BALLS_BY_POSITION[place] ?? 0), 4);
  const battingPoints = known('battingPoints', POINTS_BY_POSITION[place] ?? 2, 5);
  const bowlingPoints = known('bowlingPoints', (POINTS_A_BALL_BOWLED * bowls) / length, 4);
  const fieldingPoints = known('fieldingPoints', FIELDING.points, FIELDING.strength);
  const regular = battingPoints + bowlingPoints + fieldingPoints;
  const against = view.sides[side === 0 ? 1 : 0];
  const ground = (view.level + view.venueOffset * view.scale.spread) / view.scale.total - 1;
  const first = view.fixture.battingFirst === null ? 0 : view.fixture.battingFirst === side ? 1 : -1;
  const [face, bowl] = [faces / length, bowls / length];
  const values: Readonly<Record<keyof typeof POINTS_FEATURES, number>> = {
    one: 1,
    battingPoints,
    bowlingPoints,
    fieldingPoints,
    form: known('form', regular, 4) - regular,
    ballsToFace: face,
    ballsToBowl: bowl,
    battingSkill: face * batting,
    bowlingSkill: bowl * bowling,
    theirBowling: (face * against.bowling) / view.balls,
    theirBatting: (bowl * against.batting) / view.balls,
    groundForBatting: face * ground,
    groundForBowling: bowl * ground,
    keepsWicket: rating.keeping > 0.3 ? 1 : 0,
    experience: Math.log1p(rating.matches),
    bowlingSecond: (first * bowl) / 10,
    battingFirst: (first * face) / 10,
    newcomer: rating.matches < 3 ? 1 : 0,
    position: place,
    tail: Math.max(0, place - 6),
    wicketsTaken: 100 * bowl * wicketSkill(rating, 'bowling'),
    wicketsLost: 10 * face * wicketSkill(rating, 'batting'),
    ballsToFaceSquared: (face * face) / 20,
    ballsToBowlSquared: (bowl * bowl) / 24,
    ballsToFaceAndBowl: (face * bowl) / 20,
    newBall: bowl * beyondEvenShare(rating.quarters, 0),
    lastOvers: bowl * beyondEvenShare(rating.quarters, 3),
  };
  return POINTS_ORDER.map((name) => values[name]);
}

/** Prior weight, in balls, of bowling spread evenly over the quarters of the innings. */
const EVEN_SPREAD = 60;

/** Share of a bowler's balls in a quarter of the innings, less a fourth. */
function beyondEvenShare(quarters: PlayerRating['quarters'], quarter: 0 | 3): number {
  const balls = sumOf(quarters);
  return (quarters[quarter] + EVEN_SPREAD / 4) / (balls + EVEN_SPREAD) - 1 / 4;
}

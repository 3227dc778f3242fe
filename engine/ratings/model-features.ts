import type { InningsShape, ShapePart } from './innings-shape.ts';
import type { Prior } from './competition-learners.ts';
import { SLOTS } from './prepared-innings.ts';

// The features of every model of the ratings. The functions of `forecast/` compute their values; learning, which starts
// from the prior weights, fits their weights. Runs are in the format's standard deviations (`FormatScale.spread`),
// chances in log-odds. `one` is the constant term; `progress` is the share of the innings bowled, 0 to 1; a name with
// `By` is a product. A positive weight favours the first team, the batting team, or more runs or points. All priors are
// chosen.

/**
 * Features of a model by name, each with the mean and standard deviation of its prior weight. Their order is that of
 * the stored weights.
 */
export type Features<Name extends string> = Readonly<Record<Name, Prior[number]>>;

/** Mean and standard deviation of the prior weights, in the order of the features. */
export function priorOf(features: Features<string>): Prior {
  return Object.values(features);
}

/** The values in the order of the features. */
export function inOrder<Name extends string>(
  features: Features<Name>,
  values: Readonly<Record<Name, number>>,
): number[] {
  return Object.keys(features).map((name) => values[name as Name]);
}

/**
 * Win of the first team, before the first ball. `battingFirst` and `toss` (its winner) are 1 for the first team, -1
 * for the second, 0 when unknown.
 */
export const RESULT_FEATURES = {
  battingFirst: [0, 0.3],
  /** Difference of the teams' Elo ratings, as log-odds. */
  elo: [0.5, 0.3],
  /** Advantage of the first team's players, in standard deviations of a total, times 1.5. */
  strength: [0.5, 0.3],
  toss: [0, 0.2],
  /** Share of the venue's matches that the first team played less the second's. */
  familiarity: [0, 0.3],
  /** Natural logarithm of (1 + matches played), first team less second: by the team, and by its average player. */
  teamExperience: [0, 0.2],
  playerExperience: [0, 0.2],
} as const satisfies Features<string>;

/** First-innings total before the first ball. */
export const TOTAL_FEATURES = {
  one: [0, 0.3],
  /** Mean total in the competition. */
  level: [1, 0.1],
  /** Effect of the venue on totals. */
  venue: [0.5, 0.3],
  /** Runs above average: scored by the batting team's players, and conceded by the other team's. */
  batting: [0.6, 0.5],
  bowling: [0.6, 0.5],
} as const satisfies Features<string>;

/**
 * Remaining runs from the total forecast before the match and the wickets down, after `stage` (0 to 20) twentieths of
 * the innings.
 */
export function parFeaturesAt(stage: number) {
  return {
    one: [0, 1],
    expectedTotal: [(SLOTS - stage) / SLOTS, 0.3],
    wickets: [-0.033, 0.1],
    /** Divided by 10. */
    wicketsSquared: [0, 0.033],
  } as const satisfies Features<string>;
}

/** Remaining runs from expected total, score and players, after `stage` (0 to 20) twentieths of the innings. */
export function remainingRunsFeaturesAt(stage: number) {
  return {
    one: [0, 1],
    expectedTotal: [(SLOTS - stage) / SLOTS, 0.2],
    wickets: [-0.033, 0.1],
    wicketsSquared: [0, 0.033],
    /** Runs scored so far, less the expected total times the share of the innings bowled. */
    ahead: [0.1, 0.3],
    /** Runs beyond average that are expected from batters in, next batters and bowling left (`runsBeyondAverage`). */
    battersIn: [2, 3],
    battersNext: [1, 2],
    bowlersLeft: [2, 3],
  } as const satisfies Features<string>;
}

/**
 * Win of the team batting first, during its innings. `ahead` is the forecast total less the venue's usual total;
 * `chanceBefore` is its win chance before the first ball, in log-odds.
 */
export const WIN_FIRST_FEATURES = {
  one: [0, 0.5],
  progress: [0, 0.5],
  progressSquared: [0, 0.5],
  ahead: [0.5, 0.5],
  aheadByProgress: [0.5, 0.5],
  aheadByProgressSquared: [0, 0.5],
  chanceBefore: [0.3, 0.3],
  chanceBeforeByProgress: [0, 0.3],
} as const satisfies Features<string>;

/**
 * Win of the team batting second. `ahead` is expected less required runs, in standard deviations of the expectation's
 * error; `rate` is the natural logarithm of the required rate over the usual one; `wickets` is (wickets down - 3) /
 * 5; `chanceBefore` is as above.
 */
export const WIN_SECOND_FEATURES = {
  one: [0, 0.5],
  progress: [0, 0.5],
  progressSquared: [0, 0.5],
  ahead: [1, 0.5],
  aheadByProgress: [0.3, 0.5],
  aheadByProgressSquared: [0, 0.5],
  rate: [0, 0.5],
  rateByProgress: [0, 0.5],
  wickets: [0, 0.5],
  wicketsByProgress: [0, 0.5],
  chanceBefore: [0.3, 0.3],
  chanceBeforeByProgress: [0, 0.3],
} as const satisfies Features<string>;

/**
 * Fantasy points of a player, and the part of the projection that each feature explains. Priors are tight, because
 * points are mostly luck. Balls are those that the player is expected to face or bowl, scaled to a T20. The features of
 * skill and of the opponents are runs above average over these balls. `wicketsTaken` is a hundred times and
 * `wicketsLost` ten times the wickets above average over these balls.
 */
export const POINTS_FEATURES = {
  one: { part: 'context', prior: [2, 20] },
  /** Usual points of the player per match. */
  battingPoints: { part: 'skill', prior: [0.8, 0.3] },
  bowlingPoints: { part: 'skill', prior: [0.8, 0.3] },
  fieldingPoints: { part: 'skill', prior: [0.8, 0.3] },
  /** Recent points less the sum of the three above. */
  form: { part: 'skill', prior: [0, 0.3] },
  ballsToFace: { part: 'opportunity', prior: [0, 0.15] },
  ballsToBowl: { part: 'opportunity', prior: [0, 0.15] },
  battingSkill: { part: 'skill', prior: [0, 1.5] },
  bowlingSkill: { part: 'skill', prior: [0, 1.5] },
  theirBowling: { part: 'matchUp', prior: [0, 0.5] },
  theirBatting: { part: 'matchUp', prior: [0, 0.5] },
  /** Balls times the share by which totals at the venue exceed the format's usual total. */
  venueForBatting: { part: 'ground', prior: [0, 0.5] },
  venueForBowling: { part: 'ground', prior: [0, 0.5] },
  /** 1 for a wicket-keeper, else 0. */
  keepsWicket: { part: 'opportunity', prior: [0, 0.5] },
  /** Natural logarithm of (1 + matches played). */
  experience: { part: 'opportunity', prior: [0, 0.5] },
  /**
   * Tenths of the balls to bowl or to face: positive when the player's team bats first, negative when second, 0
   * before the toss.
   */
  bowlingSecond: { part: 'context', prior: [0, 0.5] },
  battingFirst: { part: 'context', prior: [0, 0.5] },
  /** 1 for a player with fewer than three matches, else 0. */
  newcomer: { part: 'opportunity', prior: [0, 0.5] },
  /** Index in the likely batting order (0 opens), and by how much it exceeds 6. */
  position: { part: 'opportunity', prior: [0, 0.5] },
  tail: { part: 'opportunity', prior: [0, 0.5] },
  wicketsTaken: { part: 'skill', prior: [0, 0.5] },
  wicketsLost: { part: 'skill', prior: [0, 0.5] },
  /** Products of balls, divided by 20 or 24. */
  ballsToFaceSquared: { part: 'opportunity', prior: [0, 0.5] },
  ballsToBowlSquared: { part: 'opportunity', prior: [0, 0.5] },
  ballsToFaceAndBowl: { part: 'opportunity', prior: [0, 0.5] },
  /** Balls to bowl times the share bowled in the first (last) quarter of innings, less a fourth. */
  newBall: { part: 'opportunity', prior: [0, 0.5] },
  lastOvers: { part: 'opportunity', prior: [0, 0.5] },
} as const satisfies Readonly<Record<string, { part: string; prior: Prior[number] }>>;

/** The prior weights of `POINTS_FEATURES`, in their order. */
export const POINTS_PRIOR: Prior = Object.values(POINTS_FEATURES).map(({ prior }) => prior);

/** Median of a player's points, which is further below the mean for batters, because their points are more skewed. */
export const MEDIAN_FEATURES = {
  one: [-2, 3],
  /** Projected mean points. */
  mean: [0.9, 0.2],
  /** Share of batting in the expected points by bat and ball, 0 to 1. */
  battingShare: [-3, 3],
  battingShareOfMean: [0, 0.2],
} as const satisfies Features<string>;

/** Shares of deliveries, and wickets per innings, over all archives; consistent with `FRESH_OUTCOMES`. */
const USUAL_SHAPE: InningsShape = { wickets: 6.5, fours: 0.084, sixes: 0.02, dots: 0.437, wides: 0.025 };

/**
 * One part of the shape of a first innings, by its expected total less the format's usual one; the prior has the
 * weight of about one match.
 */
export function shapeFeaturesOf(part: ShapePart) {
  return { one: [USUAL_SHAPE[part], 1], expectedTotal: [0, 0.5] } as const satisfies Features<string>;
}

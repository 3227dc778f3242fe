import { byKey } from '../by-key.ts';
import type { MatchFormat } from '../match/match-record.ts';
import type { CompetitionNorms } from './competition-norms.ts';
import { emptyMean, type DecayedMean, shrunkMean } from './decayed-mean.ts';
import { FORMAT_SCALES, UNLIMITED_BALLS } from './format-scale.ts';
import { SHAPE_PARTS } from './innings-shape.ts';
import { createCompetitionLearners } from './competition-learners.ts';
import { createLearner, type LinearLearner } from './linear-learner.ts';
import { SLOTS } from './prepared-innings.ts';
import {
  type Features,
  MEDIAN_FEATURES,
  POINTS_PRIOR,
  parFeaturesAt,
  priorOf,
  RESULT_FEATURES,
  shapeFeaturesOf,
  TOTAL_FEATURES,
  remainingRunsFeaturesAt,
  WIN_FIRST_FEATURES,
  WIN_SECOND_FEATURES,
} from './model-features.ts';
import { createPooled } from './pooled-learner.ts';
import { normalQuantiles, type TrackedQuantiles } from './tracked-quantiles.ts';

/**
 * What all matches of one gender and format share. Learners take runs in the format's standard deviations. Stored as
 * JSON.
 */
export type PoolRating = ReturnType<typeof createPool>;

/** Numbers of wickets down at which a ball can be bowled: 0 to 9. */
const WICKETS_DOWN = 10;

/** Index of a situation, slot and wickets down, in `PoolRating.cells` and in tables made from them. */
export function cellIndex(slot: number, wicketsDown: number): number {
  return slot * WICKETS_DOWN + wicketsDown;
}

/** The slot of an index of `cellIndex`. */
export function slotOfCell(cell: number): number {
  return Math.floor(cell / WICKETS_DOWN);
}

/** Decayed sums over the balls of one situation. */
export interface BallCell {
  runs: number;
  wickets: number;
  balls: number;
}

/** Learner of the remaining runs at one stage of the innings, with its error distribution. */
export interface RemainingCell {
  readonly learner: LinearLearner;
  /** Mean squared error, in squared standard deviations of the format. */
  readonly variance: DecayedMean;
  readonly errors: TrackedQuantiles;
}

/**
 * Variance of remaining runs around their forecast, in squared standard deviations of the format; the prior is from
 * club T20 totals.
 */
export function remainingVariance({ variance }: RemainingCell): number {
  return shrunkMean(variance, 0.44, 5);
}

/** Number of bands of projected points, each with its own error quantiles (see `pointsBand`). */
export const POINTS_BANDS = 12;

/** A pool without matches, with priors from all archives. */
export function createPool(format: MatchFormat) {
  return {
    format,
    matches: 0,
    /** First-innings totals, overall and by competition, in runs. */
    level: emptyMean(),
    levels: {} as Record<string, DecayedMean>,
    /** Sums of runs, wickets and balls by slot and wickets down, at `cellIndex`. */
    cells: freshCells(format, SLOTS * WICKETS_DOWN),
    /** The same by slot alone. */
    slots: freshCells(format, SLOTS),
    /** Counts of each of `BALL_OUTCOMES`, at index 9 * slot + outcome. */
    outcomes: Array.from({ length: SLOTS }, () => FRESH_OUTCOMES).flat(),
    /** Shape of first innings by their forecast total. */
    shape: byKey(SHAPE_PARTS, (part) => createLearner(priorOf(shapeFeaturesOf(part)))),
    /** By competition: how first innings differ from these forecasts. */
    cricket: {} as Record<string, CompetitionNorms>,
    /** Chance that the first-named of two teams wins. */
    result: createCompetitionLearners(priorOf(RESULT_FEATURES)),
    /** First-innings total before the first ball. */
    total: createPooled(priorOf(TOTAL_FEATURES)),
    totalErrors: normalQuantiles(1),
    /** Remaining runs by stage, 0 to 20, from the full state of the innings. */
    toCome: Array.from({ length: SLOTS + 1 }, (_, stage) =>
      freshRemaining(remainingRunsFeaturesAt(stage), stage),
    ),
    /** The same from overs and wickets alone. */
    parToCome: Array.from({ length: SLOTS + 1 }, (_, stage) => freshRemaining(parFeaturesAt(stage), stage)),
    /** Chance that the batting team wins, in the first and in the second innings. */
    winFirst: createCompetitionLearners(priorOf(WIN_FIRST_FEATURES)),
    winSecond: createCompetitionLearners(priorOf(WIN_SECOND_FEATURES)),
    /** Fantasy points of a player. */
    points: createPooled(POINTS_PRIOR),
    /** Means of the points features: the average player. */
    pointsFeatures: POINTS_PRIOR.map(() => emptyMean()),
    /** Median of a player's points. */
    pointsMedian: createLearner(priorOf(MEDIAN_FEATURES)),
    /** Quantiles of actual less projected points, by band of the projection. */
    pointsErrors: Array.from({ length: POINTS_BANDS }, () => ({ p10: -20, p50: -6, p90: 35 })),
  };
}

/** The prior has the weight of twenty observations; its variance falls in proportion to the rest of the innings. */
function freshRemaining(features: Features<string>, stage: number): RemainingCell {
  const left = (SLOTS - stage) / SLOTS;
  return {
    learner: createLearner(priorOf(features)),
    variance: { sum: 20 * left, weight: 20 },
    errors: normalQuantiles(0.9 * Math.sqrt(left)),
  };
}

/** Prior counts of `BALL_OUTCOMES`, from all archives, with the weight of twenty balls. */
const FRESH_OUTCOMES = [8.4, 7, 1.2, 0.1, 1.7, 0.4, 0.8, 0.5, 0.1];

/** Prior of twenty balls per cell: runs spread evenly over the innings, and six and a half wickets in it. */
function freshCells(format: MatchFormat, count: number): BallCell[] {
  const { total, balls } = FORMAT_SCALES[format];
  const length = balls ?? UNLIMITED_BALLS;
  const cell = { runs: (20 * total) / length, wickets: (20 * 6.5) / length, balls: 20 };
  return Array.from({ length: count }, () => ({ ...cell }));
}

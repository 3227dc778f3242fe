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
 * What is learnt from all matches of one gender and format together (a pool). Learners take runs in the format's
 * standard deviations (`FormatScale.spread`). Learnt in the server's learning thread and the backtest, read by
 * forecasts and simulations. Stored as JSON in `RatingsState.pools`.
 */
export type PoolRating = ReturnType<typeof createPool>;

/** Numbers of wickets down at which a ball can be bowled: 0 to 9. */
const WICKETS_DOWN = 10;

/**
 * Index in `PoolRating.cells`, and in tables made from them, of a situation: slot (twentieth of the innings, 0 to 19)
 * and wickets down (0 to 9).
 */
export function cellIndex(slot: number, wicketsDown: number): number {
  return slot * WICKETS_DOWN + wicketsDown;
}

/** The slot, 0 to 19, of an index that `cellIndex` returned. */
export function slotOfCell(cell: number): number {
  return Math.floor(cell / WICKETS_DOWN);
}

/** Decayed sums over the balls of one situation: runs with extras, wickets credited to the bowler, and deliveries. */
export interface BallCell {
  runs: number;
  wickets: number;
  balls: number;
}

/** Model of the remaining runs at one stage of the innings, in the format's standard deviations, with its errors. */
export interface RemainingCell {
  readonly learner: LinearLearner;
  /** Mean squared error, in squared standard deviations of the format. */
  readonly variance: DecayedMean;
  /** Quantiles of actual less forecast runs. */
  readonly errors: TrackedQuantiles;
}

/** Prior of `RemainingCell.variance`, from club T20 totals, and its weight in observations. */
const REMAINING_PRIOR = { variance: 0.44, strength: 5 };

/** Variance of remaining runs around their forecast, in squared standard deviations of the format. */
export function remainingVariance({ variance }: RemainingCell): number {
  return shrunkMean(variance, REMAINING_PRIOR.variance, REMAINING_PRIOR.strength);
}

/** Number of bands of projected points, each with its own error quantiles (see `pointsBand`). */
export const POINTS_BANDS = 12;

/** A pool before its first match, with priors. */
export function createPool(format: MatchFormat) {
  return {
    format,
    /** Number of matches learnt. */
    matches: 0,
    /** Mean first-innings total, in runs: of the pool, and by competition. */
    level: emptyMean(),
    levels: {} as Record<string, DecayedMean>,
    /** Sums of runs, wickets and balls by slot and wickets down, at `cellIndex`. */
    cells: freshCells(format, SLOTS * WICKETS_DOWN),
    /** The same by slot alone, at index slot. */
    slots: freshCells(format, SLOTS),
    /** Decayed counts of each of the nine `BALL_OUTCOMES`, at index 9 * slot + outcome. */
    outcomes: Array.from({ length: SLOTS }, () => FRESH_OUTCOMES).flat(),
    /** Shape of first innings (see `InningsShape`) by their forecast total. */
    shape: byKey(SHAPE_PARTS, (part) => createLearner(priorOf(shapeFeaturesOf(part)))),
    /** How first innings of each competition differ from their forecasts, by competition. */
    cricket: {} as Record<string, CompetitionNorms>,
    /** Chance that the first of the fixture's teams wins, before the first ball. */
    result: createCompetitionLearners(priorOf(RESULT_FEATURES)),
    /** First-innings total before the first ball, and quantiles of actual less forecast. */
    total: createPooled(priorOf(TOTAL_FEATURES)),
    totalErrors: normalQuantiles(1),
    /** Remaining runs from score, players and expected total, by stage (twentieths bowled, 0 to 20). */
    toCome: Array.from({ length: SLOTS + 1 }, (_, stage) =>
      freshRemaining(remainingRunsFeaturesAt(stage), stage),
    ),
    /** The same from expected total and wickets down alone: the par of a chase. */
    parToCome: Array.from({ length: SLOTS + 1 }, (_, stage) => freshRemaining(parFeaturesAt(stage), stage)),
    /** Chance that the batting team wins, during the first and during the second innings. */
    winFirst: createCompetitionLearners(priorOf(WIN_FIRST_FEATURES)),
    winSecond: createCompetitionLearners(priorOf(WIN_SECOND_FEATURES)),
    /** Fantasy points of a player. */
    points: createPooled(POINTS_PRIOR),
    /** Mean of each of `POINTS_FEATURES`: the average player. */
    pointsFeatures: POINTS_PRIOR.map(() => emptyMean()),
    /** Median of a player's points. */
    pointsMedian: createLearner(priorOf(MEDIAN_FEATURES)),
    /** Quantiles of actual less projected points, by band of the projection; the start is chosen. */
    pointsErrors: Array.from({ length: POINTS_BANDS }, () => ({ p10: -20, p50: -6, p90: 35 })),
  };
}

/** Weight of a new pool's priors, in observations of remaining runs or in balls; chosen. */
const FRESH_WEIGHT = 20;

/** A model without observations. The variance of its errors is the share of the innings that is left; chosen. */
function freshRemaining(features: Features<string>, stage: number): RemainingCell {
  const left = (SLOTS - stage) / SLOTS;
  return {
    learner: createLearner(priorOf(features)),
    variance: { sum: FRESH_WEIGHT * left, weight: FRESH_WEIGHT },
    errors: normalQuantiles(0.9 * Math.sqrt(left)),
  };
}

/** Prior counts of `BALL_OUTCOMES` per slot, from all archives, with the weight of about twenty balls. */
const FRESH_OUTCOMES = [8.4, 7, 1.2, 0.1, 1.7, 0.4, 0.8, 0.5, 0.1];

/** Wickets in an average innings, over all archives. */
const USUAL_WICKETS = 6.5;

/** Priors of `count` situations: runs and wickets spread evenly over the innings. */
function freshCells(format: MatchFormat, count: number): BallCell[] {
  const { total, balls } = FORMAT_SCALES[format];
  const length = balls ?? UNLIMITED_BALLS;
  const cell = {
    runs: (FRESH_WEIGHT * total) / length,
    wickets: (FRESH_WEIGHT * USUAL_WICKETS) / length,
    balls: FRESH_WEIGHT,
  };
  return Array.from({ length: count }, () => ({ ...cell }));
}

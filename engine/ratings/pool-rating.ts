import { byKey } from '../by-key.ts';
import type { MatchFormat } from '../match/match-record.ts';
import type { CompetitionNorms } from './competition-norms.ts';
import { emptyMean, type DecayedMean, shrunkMean } from './decayed-mean.ts';
import { FORMAT_SCALES, UNLIMITED_BALLS } from './format-scale.ts';
import { SHAPE_PARTS } from './innings-shape.ts';
import { createCompetitionLearners } from './learner-family.ts';
import { createLearner, type LinearLearner } from './linear-learner.ts';
import { SLOTS } from './replay-match.ts';
import {
  type Features,
  MEDIAN_FEATURES,
  POINTS_PRIOR,
  parFeaturesAt,
  priorOf,
  RESULT_FEATURES,
  shapeFeaturesOf,
  TOTAL_FEATURES,
  toComeFeaturesAt,
  WIN_FIRST_FEATURES,
  WIN_SECOND_FEATURES,
} from './model-features.ts';
import { createPooled } from './pooled-learner.ts';
import { normalQuantiles, type TrackedQuantiles } from './tracked-quantiles.ts';

/** What all matches of one gender and format share. Runs are in spreads of the format wherever a learner sees them. */
export type PoolRating = ReturnType<typeof createPool>;

export interface BallCell {
  runs: number;
  wickets: number;
  balls: number;
}

/** Runs still to come after a slot, with the spread of what was not foreseen. */
export interface RemainingCell {
  readonly learner: LinearLearner;
  /** Squared errors, in spreads of the format squared. */
  readonly variance: DecayedMean;
  readonly errors: TrackedQuantiles;
}

/** Variance of the runs still to come around their forecast, in spreads squared; from totals of club T20 at first. */
export function remainingVariance({ variance }: RemainingCell): number {
  return shrunkMean(variance, 0.44, 5);
}

export const POINTS_BANDS = 12;

/** A pool of which nothing is known but what all archives together say. */
export function createPool(format: MatchFormat) {
  return {
    format,
    matches: 0,
    /** First-innings totals, over all and by competition, in runs. */
    level: emptyMean(),
    levels: {} as Record<string, DecayedMean>,
    /** Runs and wickets a ball by slot and wickets down, ten cells a slot. */
    cells: freshCells(format, SLOTS * 10),
    /** The same by slot alone. */
    slots: freshCells(format, SLOTS),
    /** How often each of `BALL_OUTCOMES` came, by slot, slot after slot. */
    outcomes: Array.from({ length: SLOTS }, () => FRESH_OUTCOMES).flat(),
    /** How first innings look by the total foreseen. */
    shape: byKey(SHAPE_PARTS, (part) => createLearner(priorOf(shapeFeaturesOf(part)))),
    /** By competition: how its first innings differ from all that. */
    cricket: {} as Record<string, CompetitionNorms>,
    /** Chance that the first-named of two teams wins. */
    result: createCompetitionLearners(priorOf(RESULT_FEATURES)),
    /** First-innings total before the first ball. */
    total: createPooled(priorOf(TOTAL_FEATURES)),
    totalErrors: normalQuantiles(1),
    /** Runs still to come, by slot: with everything known of the innings, and from overs and wickets alone. */
    toCome: Array.from({ length: SLOTS + 1 }, (_, slot) => freshRemaining(toComeFeaturesAt(slot), slot)),
    parToCome: Array.from({ length: SLOTS + 1 }, (_, slot) => freshRemaining(parFeaturesAt(slot), slot)),
    /** Chance that the side batting wins, in the first and in the second innings. */
    winFirst: createCompetitionLearners(priorOf(WIN_FIRST_FEATURES)),
    winSecond: createCompetitionLearners(priorOf(WIN_SECOND_FEATURES)),
    /** Fantasy points of a player. */
    points: createPooled(POINTS_PRIOR),
    /** Means of the points' features: what a middling player looks like. */
    pointsFeatures: POINTS_PRIOR.map(() => emptyMean()),
    /** Points that a player reaches in every second match. */
    pointsMedian: createLearner(priorOf(MEDIAN_FEATURES)),
    /** Errors of projected points, by band of the projection. */
    pointsErrors: Array.from({ length: POINTS_BANDS }, () => ({ p10: -20, p50: -6, p90: 35 })),
  };
}

function freshRemaining(features: Features<string>, slot: number): RemainingCell {
  const left = (SLOTS - slot) / SLOTS;
  return {
    learner: createLearner(priorOf(features)),
    variance: { sum: 20 * left, weight: 20 },
    errors: normalQuantiles(0.9 * Math.sqrt(left)),
  };
}

/** Twenty balls in the proportions of all archives together, before any ball is seen, in the order of `BALL_OUTCOMES`. */
const FRESH_OUTCOMES = [8.4, 7, 1.2, 0.1, 1.7, 0.4, 0.8, 0.5, 0.1];

/** Before any ball is seen, runs come evenly over the usual length and six and a half wickets fall in it. */
function freshCells(format: MatchFormat, count: number): BallCell[] {
  const { total, balls } = FORMAT_SCALES[format];
  const length = balls ?? UNLIMITED_BALLS;
  const cell = { runs: (20 * total) / length, wickets: (20 * 6.5) / length, balls: 20 };
  return Array.from({ length: count }, () => ({ ...cell }));
}

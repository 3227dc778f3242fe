import { byKey } from '../by-key.ts';
import { LEG_BYE } from '../fitted-parameters.ts';
import { emptyMean, shrunkMean } from './decayed-mean.ts';
import { SHAPE_PARTS } from './innings-shape.ts';
import { newLevel } from './tracked-level.ts';

// "Standard deviations of the format" are those of first-innings totals (`FormatScale.spread`): 30 runs in a T20.

/** Prior variances between competitions, as a fraction of the variance between matches of one competition. Chosen. */
const LEVEL_VARIANCES = { totals: 0.02, shape: 0.1 };
/**
 * Prior mean squared error of totals, in squared standard deviations of the format, and its weight in matches.
 * Chosen.
 */
const SQUARED_PRIOR = { mean: 1, strength: 20 };

/**
 * How first innings of a competition differ from their forecasts, which follow from the pool (all matches of one gender
 * and format), the competition's mean total, and the players. Learnt match by match in the server's learning thread and
 * in the backtest; read by forecasts and simulations. Stored as JSON in `PoolRating.cricket`.
 */
export type CompetitionNorms = ReturnType<typeof newCompetitionNorms>;

/** Starts with no difference. */
export function newCompetitionNorms() {
  return {
    /** Actual total less forecast, in the format's standard deviations. */
    missed: newLevel(LEVEL_VARIANCES.totals),
    /** Squared errors left after subtracting the mean error, in squared standard deviations of the format. */
    missedSquared: emptyMean(),
    /** Shape of innings (see `InningsShape`) less the pool's shape at the same totals. */
    shape: byKey(SHAPE_PARTS, () => newLevel(LEVEL_VARIANCES.shape)),
    /** Share of balls without a run off the bat that gave leg-byes. */
    legByes: emptyMean(),
  };
}

/**
 * Mean of actual less forecast totals, in the format's standard deviations; 0 for a new competition. Forecasts add
 * it.
 */
export function meanForecastError(norms: Readonly<CompetitionNorms> | undefined): number {
  return norms?.missed.mean ?? 0;
}

/**
 * Standard deviation of totals around their forecasts, in the format's standard deviations; 1 for a new competition.
 */
export function forecastErrorSpread(norms: Readonly<CompetitionNorms> | undefined): number {
  const { mean, strength } = SQUARED_PRIOR;
  return Math.sqrt(norms ? shrunkMean(norms.missedSquared, mean, strength) : mean);
}

/** Share of balls without a run off the bat that give leg-byes, 0 to 1. */
export function legByeShare(norms: Readonly<CompetitionNorms> | undefined): number {
  const { share, strength } = LEG_BYE;
  return norms ? shrunkMean(norms.legByes, share, strength) : share;
}

import { byKey } from '../by-key.ts';
import { LEG_BYE } from '../fitted-parameters.ts';
import { emptyMean, shrunkMean } from './decayed-mean.ts';
import { SHAPE_PARTS } from './innings-shape.ts';
import { newLevel } from './tracked-level.ts';

/** Prior variances of competitions' levels, in variances of one match: standard deviations of a seventh (totals) and a third (shape). */
const LEVEL_VARIANCES = { totals: 0.02, shape: 0.1 };
/** Prior mean squared error of totals, in squared standard deviations of the format, and its weight in matches. */
const SQUARED_PRIOR = { mean: 1, strength: 20 };

/** How first innings of a competition differ from the forecasts of its pool and players. Stored as JSON. */
export type CompetitionNorms = ReturnType<typeof newCompetitionNorms>;

/** Starts with no difference. */
export function newCompetitionNorms() {
  return {
    /** Total less forecast, and the squared errors after that correction; in the format's standard deviations. */
    missed: newLevel(LEVEL_VARIANCES.totals),
    missedSquared: emptyMean(),
    /** Shape of innings less the pool's shape at the same totals. */
    shape: byKey(SHAPE_PARTS, () => newLevel(LEVEL_VARIANCES.shape)),
    /** Share of balls without a run off the bat that gave leg-byes. */
    legByes: emptyMean(),
  };
}

/** Mean error of the regression of totals (actual less forecast), in the format's standard deviations; 0 for a new competition. */
export function meanForecastError(cricket: Readonly<CompetitionNorms> | undefined): number {
  return cricket?.missed.mean ?? 0;
}

/** Standard deviation of totals around the forecast, in the format's standard deviations. */
export function forecastErrorSpread(cricket: Readonly<CompetitionNorms> | undefined): number {
  const { mean, strength } = SQUARED_PRIOR;
  return Math.sqrt(cricket ? shrunkMean(cricket.missedSquared, mean, strength) : mean);
}

/** Share of balls without a run off the bat that give leg-byes, 0 to 1. */
export function legByeShare(cricket: Readonly<CompetitionNorms> | undefined): number {
  const { share, strength } = LEG_BYE;
  return cricket ? shrunkMean(cricket.legByes, share, strength) : share;
}

import { byKey } from '../by-key.ts';
import { LEG_BYE } from '../fitted-parameters.ts';
import { emptyMean, shrunkMean } from './decayed-mean.ts';
import { SHAPE_PARTS } from './innings-shape.ts';
import { newLevel } from './tracked-level.ts';

/** How far competitions lie apart, in variances of one match: in totals a seventh of the spread, in looks a third. */
const APART = { totals: 0.02, shape: 0.1 };
/** Before anything is known totals miss by one spread of the format, as strongly believed as so many matches. */
const SQUARED_PRIOR = { mean: 1, strength: 20 };

/** How first innings of a competition differ from what its pool and its players let expect, learnt match by match. */
export type CompetitionNorms = ReturnType<typeof newCompetitionNorms>;

/** Before its first match: no difference at all. */
export function newCompetitionNorms() {
  return {
    /** Totals less those foreseen, and the squares of what was missed even so, in spreads of the format. */
    missed: newLevel(APART.totals),
    missedSquared: emptyMean(),
    /** How innings look less how the pool's do at such totals. */
    shape: byKey(SHAPE_PARTS, () => newLevel(APART.shape)),
    /** Share of the dots off the bat that were run off pad or body. */
    legByes: emptyMean(),
  };
}

/** What the regression of totals usually misses here, in spreads of the format; 0 where the competition is new. */
export function meanForecastError(cricket: Readonly<CompetitionNorms> | undefined): number {
  return cricket?.missed.mean ?? 0;
}

/** Standard deviation of totals around those foreseen, in spreads of the format. */
export function forecastErrorSpread(cricket: Readonly<CompetitionNorms> | undefined): number {
  const { mean, strength } = SQUARED_PRIOR;
  return Math.sqrt(cricket ? shrunkMean(cricket.missedSquared, mean, strength) : mean);
}

/** Share of the dots off the bat that are run off pad or body here, 0 to 1. */
export function legByeShare(cricket: Readonly<CompetitionNorms> | undefined): number {
  const { share, strength } = LEG_BYE;
  return cricket ? shrunkMean(cricket.legByes, share, strength) : share;
}

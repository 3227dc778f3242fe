import type { FadedMean } from './faded-mean.ts';
import { emptyMean, shrunkMean } from './faded-mean.ts';
import { BALL_OUTCOMES } from './match-story.ts';

/** How first innings of a competition differ from what its pool's tables and its players let expect, learnt match by match. */
export interface CompetitionCricket {
  /** Totals less those foreseen, and the squares of what was missed even so, in spreads of the format. */
  readonly missed: FadedMean;
  readonly missedSquared: FadedMean;
  /** How often each of `BALL_OUTCOMES` came, how often it was to be expected, and the matches behind them, fading. */
  readonly seen: number[];
  readonly foreseen: number[];
  matches: number;
  /** Share of the dots off the bat that were run off pad or body. */
  readonly legByes: FadedMean;
}

/** Matches that no difference counts for beside those seen. */
const PRIOR = 8;
/** Before anything is known totals miss by one spread of the format, as strongly believed as so many matches. */
const SQUARED_PRIOR = { mean: 1, strength: 20 };
/** IPL 2008 to 2017: one dot in 23, as strongly believed as so many dots. */
const LEG_BYES_PRIOR = { mean: 0.043, strength: 300 };

/** Before its first match: no difference at all. */
export function newCricket(): CompetitionCricket {
  return {
    missed: emptyMean(),
    missedSquared: emptyMean(),
    seen: BALL_OUTCOMES.map(() => 0),
    foreseen: BALL_OUTCOMES.map(() => 0),
    matches: 0,
    legByes: emptyMean(),
  };
}

/** What the regression of totals usually misses here, in spreads of the format; 0 where the competition is new. */
export function usuallyMissed(cricket: Readonly<CompetitionCricket> | undefined): number {
  return cricket ? shrunkMean(cricket.missed, 0, PRIOR) : 0;
}

/** Standard deviation of totals around those foreseen, in spreads of the format. */
export function spreadOfMissed(cricket: Readonly<CompetitionCricket> | undefined): number {
  const { mean, strength } = SQUARED_PRIOR;
  return Math.sqrt(cricket ? shrunkMean(cricket.missedSquared, mean, strength) : mean);
}

/** How much likelier each of `BALL_OUTCOMES` is here than was to be expected: 1 for no difference. */
export function outcomeRatios(cricket: Readonly<CompetitionCricket> | undefined): number[] {
  return BALL_OUTCOMES.map((_, outcome) => {
    const foreseen = cricket?.foreseen[outcome] ?? 0;
    if (!cricket || foreseen === 0) return 1;
    const prior = (PRIOR * foreseen) / cricket.matches;
    return ((cricket.seen[outcome] ?? 0) + prior) / (foreseen + prior);
  });
}

/** Share of the dots off the bat that are run off pad or body here, 0 to 1. */
export function legByeShare(cricket: Readonly<CompetitionCricket> | undefined): number {
  const { mean, strength } = LEG_BYES_PRIOR;
  return cricket ? shrunkMean(cricket.legByes, mean, strength) : mean;
}

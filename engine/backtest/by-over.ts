import { brier } from '../statistics/scores.ts';
import { mean } from '../statistics/statistics.ts';
import type { MatchObservation } from './observation.ts';

// Accuracy at each over, for the plots and tables of the backtest command's report.

/** Accuracy of win chances after one over of an innings. */
export type OverChances = ReturnType<typeof chancesByOver>[number];
/** Accuracy of forecast first-innings totals after one over, in runs. */
export type OverTotals = ReturnType<typeof totalsByOver>[number];

/** Overs bowled: 0 before the first ball, 20 at the end. */
const OVERS = Array.from({ length: 21 }, (_, over) => over);

/**
 * Averages over all tested matches, for each over of both innings of a T20 (each twentieth of the innings in other
 * formats). Leaves out overs without an observation. Chances are those of the batting team.
 */
export function chancesByOver(observations: readonly MatchObservation[]) {
  const states = observations.flatMap((match) => match.states);
  return ([1, 2] as const).flatMap((innings) =>
    OVERS.flatMap((over) => {
      const atOver = states.filter((state) => state.innings === innings && state.stage === over);
      if (atOver.length === 0) return [];
      const meanBy = (valueOf: (state: (typeof atOver)[number]) => number) => mean(atOver.map(valueOf));
      return {
        innings,
        over,
        count: atOver.length,
        brier: meanBy(({ chance, happened }) => brier(chance, happened)),
        /** Brier score of the baseline, from overs, wickets and runs alone. */
        plain: meanBy(({ plain, happened }) => brier(plain, happened)),
        meanChance: meanBy(({ chance }) => chance),
        /** Share of the states after which the batting team won, 0 to 1. */
        share: meanBy(({ happened }) => happened),
      };
    }),
  );
}

/**
 * The same for first-innings totals: `error` is the mean absolute error and `bias` the mean of forecast minus actual,
 * both in runs.
 */
export function totalsByOver(observations: readonly MatchObservation[]) {
  const totals = observations.flatMap((match) => match.totals);
  return OVERS.flatMap((over) => {
    const errors = totals.filter(({ stage }) => stage === over).map((total) => total.mean - total.happened);
    if (errors.length === 0) return [];
    return { over, count: errors.length, error: mean(errors.map(Math.abs)), bias: mean(errors) };
  });
}

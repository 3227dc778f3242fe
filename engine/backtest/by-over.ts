import { brier } from '../statistics/scores.ts';
import { mean } from '../statistics/statistics.ts';
import type { MatchObservation } from './observation.ts';

/** Chances in play after one over of an innings. */
export type OverChances = ReturnType<typeof chancesByOver>[number];
/** First-innings totals foreseen after one over, in runs. */
export type OverTotals = ReturnType<typeof totalsByOver>[number];

const OVERS = Array.from({ length: 21 }, (_, over) => over);

/** Over by over (twentieths of the innings in other formats); overs without an observation are left out. */
export function chancesByOver(observations: readonly MatchObservation[]) {
  const states = observations.flatMap((match) => match.states);
  return ([1, 2] as const).flatMap((innings) =>
    OVERS.flatMap((over) => {
      const here = states.filter((state) => state.innings === innings && state.stage === over);
      if (here.length === 0) return [];
      const meanBy = (of: (state: (typeof here)[number]) => number) => mean(here.map(of));
      return {
        innings,
        over,
        count: here.length,
        brier: meanBy(({ chance, happened }) => brier(chance, happened)),
        /** From overs, wickets and runs alone. */
        plain: meanBy(({ plain, happened }) => brier(plain, happened)),
        /** What was said on average, and how often it came true. */
        said: meanBy(({ chance }) => chance),
        came: meanBy(({ happened }) => happened),
      };
    }),
  );
}

export function totalsByOver(observations: readonly MatchObservation[]) {
  const totals = observations.flatMap((match) => match.totals);
  return OVERS.flatMap((over) => {
    const misses = totals.filter(({ stage }) => stage === over).map((total) => total.mean - total.happened);
    if (misses.length === 0) return [];
    return { over, count: misses.length, error: mean(misses.map(Math.abs)), bias: mean(misses) };
  });
}

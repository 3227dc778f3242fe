import { mean, percentTrue, standardDeviation } from '../statistics/statistics.ts';

/** One earlier match at a venue, or a comparable one elsewhere. Unknown values are null. */
export interface VenueMatch {
  /** Runs of the team batting first in a full-length innings; null when rain shortened it. */
  readonly firstInningsTotal: number | null;
  /** Wickets and powerplay runs of the same innings. */
  readonly firstInningsWickets?: number | null;
  readonly powerplayRuns?: number | null;
  /** Null without a winner, under a rain rule, in Tests, and without a second innings. */
  readonly chaseWon: boolean | null;
  /** Null without a winner, under a rain rule, and without a known toss. */
  readonly tossWinnerWon: boolean | null;
}

/** Statistics of the matches at a venue, or of comparable matches elsewhere. */
export type VenueSummary = Readonly<ReturnType<typeof summariseVenue>>;

/**
 * Summarises matches for drafts of analyses and the server's venue pages. Averages are of first innings, in runs and
 * wickets; each value is null when no match has it, `spread` also for a single match.
 */
export function summariseVenue(matches: readonly VenueMatch[]) {
  const totals = known(matches.map((match) => match.firstInningsTotal));
  return {
    /** Number of matches, complete or not. */
    sample: matches.length,
    averageScore: meanOrNull(totals),
    /** Standard deviation of first-innings totals, in runs. */
    spread: totals.length < 2 ? null : standardDeviation(totals),
    highest: totals.length === 0 ? null : Math.max(...totals),
    lowest: totals.length === 0 ? null : Math.min(...totals),
    averageWickets: meanOrNull(known(matches.map((match) => match.firstInningsWickets ?? null))),
    averagePowerplay: meanOrNull(known(matches.map((match) => match.powerplayRuns ?? null))),
    /** Share of decided matches won by the team batting second, 0 to 100. */
    chaseSuccess: percentTrue(matches.map((match) => match.chaseWon)),
    /** Share of decided matches won by the winner of the toss, 0 to 100. */
    tossWinAdvantage: percentTrue(matches.map((match) => match.tossWinnerWon)),
    decided: known(matches.map((match) => match.chaseWon)).length,
  };
}

function known<Value>(values: readonly (Value | null)[]): Value[] {
  return values.filter((value) => value !== null);
}

function meanOrNull(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : mean(numbers);
}

import type { MatchFormat } from '../match/match-record.ts';

/**
 * What is usual in a format before any match of it is known: a first-innings total (means over the archives to 2023: T20 158, ODI 243) and
 * its spread. Everything in runs is learnt in units of the spread, so that one set of priors serves all formats.
 */
export interface FormatScale {
  readonly total: number;
  readonly spread: number;
  /** Legal balls an innings lasts; `null` where there is no limit. */
  readonly balls: number | null;
  /** Runs that a wicket is worth to the bowling side: about a tenth of what a side has left when it falls. */
  readonly wicketValue: number;
}

export const FORMAT_SCALES: Readonly<Record<MatchFormat, FormatScale>> = {
  T20: { total: 158, spread: 30, balls: 120, wicketValue: 6 },
  ODI: { total: 243, spread: 55, balls: 300, wicketValue: 12 },
  T10: { total: 105, spread: 20, balls: 60, wicketValue: 4 },
  Hundred: { total: 142, spread: 26, balls: 100, wicketValue: 6 },
  Test: { total: 320, spread: 130, balls: null, wicketValue: 25 },
};

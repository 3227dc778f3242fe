import { FORMAT_FACTS, inningsBalls, OVERS_A_DAY } from '../match/format-facts.ts';
import type { MatchFormat } from '../match/match-record.ts';

/**
 * Usual size of totals in a format, fixed before any match is learnt. `spread` is called "the format's standard
 * deviation" elsewhere: models learn runs in units of it, so that all formats share their priors.
 */
export interface FormatScale {
  /** Mean first-innings total, in runs. */
  readonly total: number;
  /** Standard deviation of first-innings totals, in runs. */
  readonly spread: number;
  /** Legal balls of an innings; null without a limit. */
  readonly balls: number | null;
  /** Value of a wicket to the bowling team, in runs: about a tenth of the runs left when it falls. */
  readonly wicketValue: number;
}

/** Totals of T20 and ODI are means of the archives to 2023; all other numbers are chosen. */
export const FORMAT_SCALES: Readonly<Record<MatchFormat, FormatScale>> = {
  T20: { total: 158, spread: 30, wicketValue: 6, balls: inningsBalls('T20') },
  ODI: { total: 243, spread: 55, wicketValue: 12, balls: inningsBalls('ODI') },
  T10: { total: 105, spread: 20, wicketValue: 4, balls: inningsBalls('T10') },
  Hundred: { total: 142, spread: 26, wicketValue: 6, balls: inningsBalls('Hundred') },
  Test: { total: 320, spread: 130, wicketValue: 25, balls: inningsBalls('Test') },
};

/** Legal balls used as the length of an innings without a limit. */
export const UNLIMITED_BALLS = OVERS_A_DAY * FORMAT_FACTS.Test.ballsPerOver;

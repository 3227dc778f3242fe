import { FORMAT_FACTS, inningsBalls, OVERS_A_DAY } from '../match/format-facts.ts';
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
  T20: { total: 158, spread: 30, wicketValue: 6, balls: inningsBalls('T20') },
  ODI: { total: 243, spread: 55, wicketValue: 12, balls: inningsBalls('ODI') },
  T10: { total: 105, spread: 20, wicketValue: 4, balls: inningsBalls('T10') },
  Hundred: { total: 142, spread: 26, wicketValue: 6, balls: inningsBalls('Hundred') },
  Test: { total: 320, spread: 130, wicketValue: 25, balls: inningsBalls('Test') },
};

/** Legal balls that stand for the length of an innings without a limit. */
export const UNLIMITED_BALLS = OVERS_A_DAY * FORMAT_FACTS.Test.ballsPerOver;

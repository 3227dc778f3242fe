import type { MatchFormat } from './match-record.ts';

export interface FormatFacts {
  /** Overs an innings may last; `null` where there is no limit. */
  readonly oversLimit: number | null;
  readonly ballsPerOver: number;
}

/** The lengths that the playing conditions of each format set. */
export const FORMAT_FACTS: Readonly<Record<MatchFormat, FormatFacts>> = {
  T20: { oversLimit: 20, ballsPerOver: 6 },
  ODI: { oversLimit: 50, ballsPerOver: 6 },
  T10: { oversLimit: 10, ballsPerOver: 6 },
  Hundred: { oversLimit: 20, ballsPerOver: 5 },
  Test: { oversLimit: null, ballsPerOver: 6 },
};

/** Overs that stand for the length of an innings without a limit: a day's play of a Test. */
export const OVERS_A_DAY = 90;

/** Wickets with which an innings of eleven ends. */
export const ALL_OUT = 10;

/** Legal balls of an innings of full length; `null` where there is no limit. */
export function inningsBalls(format: MatchFormat): number | null {
  const { oversLimit, ballsPerOver } = FORMAT_FACTS[format];
  return oversLimit === null ? null : oversLimit * ballsPerOver;
}

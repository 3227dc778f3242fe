import type { MatchFormat } from './match-record.ts';

/** The length of an innings in a format. */
export interface FormatFacts {
  /** Maximum overs of an innings; null without a limit. */
  readonly oversLimit: number | null;
  readonly ballsPerOver: number;
}

/** Innings lengths, from the playing conditions of each format. */
export const FORMAT_FACTS: Readonly<Record<MatchFormat, FormatFacts>> = {
  T20: { oversLimit: 20, ballsPerOver: 6 },
  ODI: { oversLimit: 50, ballsPerOver: 6 },
  T10: { oversLimit: 10, ballsPerOver: 6 },
  Hundred: { oversLimit: 20, ballsPerOver: 5 },
  Test: { oversLimit: null, ballsPerOver: 6 },
};

/** Overs used as the length of an innings without a limit: a day's play of a Test. */
export const OVERS_A_DAY = 90;

/** Wickets that end an innings of eleven players. */
export const ALL_OUT = 10;

/** Legal balls of a full innings; null without a limit. */
export function inningsBalls(format: MatchFormat): number | null {
  const { oversLimit, ballsPerOver } = FORMAT_FACTS[format];
  return oversLimit === null ? null : oversLimit * ballsPerOver;
}

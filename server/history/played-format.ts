import type { MatchSummary } from '@gullylens/contract/http/match';
import type { MatchFormat } from '@gullylens/engine/match/match-record';

/** The length of an innings; `overs` is `null` where there is no limit. */
interface InningsLength {
  readonly overs: number | null;
  readonly ballsPerOver: number;
}

export const INNINGS_LENGTHS: Readonly<Record<MatchFormat, InningsLength>> = {
  T20: { overs: 20, ballsPerOver: 6 },
  ODI: { overs: 50, ballsPerOver: 6 },
  Test: { overs: null, ballsPerOver: 6 },
  T10: { overs: 10, ballsPerOver: 6 },
  Hundred: { overs: 20, ballsPerOver: 5 },
};

const FORMATS = Object.keys(INNINGS_LENGTHS) as MatchFormat[];

/** The history's name of a feed's format; `null` when history does not store the format. */
export function playedFormat(matchType: MatchSummary['matchType']): MatchFormat | null {
  return FORMATS.find((format) => format.toLowerCase() === matchType) ?? null;
}

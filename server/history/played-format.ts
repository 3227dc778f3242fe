import type { MatchSummary } from '@gullylens/contract/http/match';
import { FORMAT_FACTS } from '@gullylens/engine/match/format-facts';
import type { MatchFormat } from '@gullylens/engine/match/match-record';

const FORMATS = Object.keys(FORMAT_FACTS) as MatchFormat[];

/** The history's name of a feed's format; `null` when history does not store the format. */
export function playedFormat(matchType: MatchSummary['matchType']): MatchFormat | null {
  return FORMATS.find((format) => format.toLowerCase() === matchType) ?? null;
}

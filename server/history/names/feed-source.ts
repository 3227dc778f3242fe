import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { FORMAT_FACTS } from '@gullylens/engine/match/format-facts';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import type { Matches } from '../../matches/public.ts';

/**
 * Reads from the live feed about a match that history lacks, for its pages. Each function returns null when the feed
 * has nothing.
 */
export type FeedSource = Pick<Matches['view'], 'match' | 'progress' | 'points'>;

/** The date of a match of the feed, `YYYY-MM-DD`. Null when the date is missing or invalid. */
export function fixtureDay({ dateTimeGMT, date }: Pick<MatchSummary, 'dateTimeGMT' | 'date'>): string | null {
  const day = (dateTimeGMT ?? date).slice(0, 10);
  const start = new Date(`${day}T00:00:00Z`);
  // `Date` accepts 30 February as 2 March.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  return isDay ? day : null;
}

const FORMATS = Object.keys(FORMAT_FACTS) as MatchFormat[];

/** History's name of a feed's format. Null when history does not store the format. */
export function playedFormat(matchType: MatchSummary['matchType']): MatchFormat | null {
  return FORMATS.find((format) => format.toLowerCase() === matchType) ?? null;
}

import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { FORMAT_FACTS } from '@gullylens/engine/match/format-facts';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import type { Matches } from '../../matches/public.ts';

/** What the feed knows of a match while history does not have it; each gives `null` where the feed does not know. */
export type FeedView = Pick<Matches['view'], 'match' | 'progress' | 'points'>;

export const emptyFeedSource: FeedView = {
  match: async () => null,
  progress: async () => null,
  points: async () => null,
};

/** The day of a match of the feed, `YYYY-MM-DD`; `null` when the date is missing or is no day. */
export function fixtureDay({ dateTimeGMT, date }: Pick<MatchSummary, 'dateTimeGMT' | 'date'>): string | null {
  const day = (dateTimeGMT ?? date).slice(0, 10);
  const start = new Date(`${day}T00:00:00Z`);
  // `Date` takes a day that no month has for one of the next month.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  return isDay ? day : null;
}

const FORMATS = Object.keys(FORMAT_FACTS) as MatchFormat[];

/** The history's name of a feed's format; `null` when history does not store the format. */
export function playedFormat(matchType: MatchSummary['matchType']): MatchFormat | null {
  return FORMATS.find((format) => format.toLowerCase() === matchType) ?? null;
}

import type { FeedFixture } from './feed-view.ts';

/** The day of a match of the feed, `YYYY-MM-DD`; `null` where it is not told, or told in words that name no day. */
export function fixtureDay({ dateTimeGMT, date }: Pick<FeedFixture, 'dateTimeGMT' | 'date'>): string | null {
  const day = (dateTimeGMT ?? date).slice(0, 10);
  const start = new Date(`${day}T00:00:00Z`);
  // A day that no month has is taken for one of the next.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  return isDay ? day : null;
}

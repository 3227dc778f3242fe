import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { UseQueryResult } from '@tanstack/react-query';
import { isRecord } from '../storage/local-storage.ts';

/** The newest age from the live stream of this tab; null before the first event. */
let streamed: FeedAge | null = null;

/** Stores the feed age of a live-stream event. Events replayed after a reconnect may be older. */
export function noteStreamAge(message: unknown): void {
  streamed = newerAge(streamed, readFeedAge(message));
}

/** For tests: each starts without a stream. */
export function resetStreamAge(): void {
  streamed = null;
}

/**
 * Returns the age of the scores in a query's data. A response that was fetched in this visit is kept current by the
 * live stream. One that is stored from an earlier visit, or whose latest request failed, is as old as it states.
 */
export function sourceOfScores({
  data,
  isError,
  isFetched,
}: Pick<UseQueryResult, 'data' | 'isError' | 'isFetched'>): {
  feed: FeedAge | null;
  isError: boolean;
} {
  const stated = readFeedAge(data);
  const isStreamed = stated !== null && isFetched && !isError;
  return { feed: isStreamed ? newerAge(stated, streamed) : stated, isError };
}

/** Returns the age stated in a response, at its top or beside its matches; null when absent. */
export function readFeedAge(answer: unknown): FeedAge | null {
  if (!isRecord(answer)) return null;
  return asFeedAge(answer) ?? asFeedAge(answer['data']);
}

function asFeedAge(value: unknown): FeedAge | null {
  if (!isRecord(value)) return null;
  const { as_of, delayed_after } = value;
  return typeof as_of === 'string' && typeof delayed_after === 'number' ? { as_of, delayed_after } : null;
}

/** The more recent of two ages; null when both are unknown. */
export function newerAge(a: FeedAge | null, b: FeedAge | null): FeedAge | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(b.as_of) >= Date.parse(a.as_of) ? b : a;
}

import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { UseQueryResult } from '@tanstack/react-query';
import { isRecord } from '../storage/local-storage.ts';

let streamed: FeedAge | null = null;

/** Stores the age that an event of the live stream states. Events sent again after a reconnect may be older. */
export function noteStreamAge(message: unknown): void {
  streamed = newerAge(streamed, readFeedAge(message));
}

/** Returns the newest age that the live stream stated; null before it stated one. */
export function streamAge(): FeedAge | null {
  return streamed;
}

/** Clears the stored age, for tests. */
export function resetStreamAge(): void {
  streamed = null;
}

/**
 * Returns the age of the scores that a query shows. The live stream keeps an answer of this visit current; one stored by an
 * earlier visit, or whose latest request failed, is as old as it states itself.
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
  const isFollowed = stated !== null && isFetched && !isError;
  return { feed: isFollowed ? newerAge(stated, streamed) : stated, isError };
}

/** Returns the age that an answer states, at its top or beside its matches; null for one that states none. */
export function readFeedAge(answer: unknown): FeedAge | null {
  if (!isRecord(answer)) return null;
  return asFeedAge(answer) ?? asFeedAge(answer['data']);
}

function asFeedAge(value: unknown): FeedAge | null {
  if (!isRecord(value)) return null;
  const { as_of, delayed_after } = value;
  return typeof as_of === 'string' && typeof delayed_after === 'number' ? { as_of, delayed_after } : null;
}

/** Returns which of two ages is that of newer data. */
export function newerAge(a: FeedAge | null, b: FeedAge | null): FeedAge | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(b.as_of) >= Date.parse(a.as_of) ? b : a;
}

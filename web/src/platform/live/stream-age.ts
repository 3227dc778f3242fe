import type { FeedAge } from '@gullylens/contract/values/feed-age';
import { newerAge, readFeedAge } from './read-feed-age.ts';

let latest: FeedAge | null = null;

/** Stores the age that an event of the live stream states. Events sent again after a reconnect may be older. */
export function noteStreamAge(message: unknown): void {
  latest = newerAge(latest, readFeedAge(message));
}

/** Returns the newest age that the live stream stated; null before it stated one. */
export function streamAge(): FeedAge | null {
  return latest;
}

/** Clears the stored age, for tests. */
export function resetStreamAge(): void {
  latest = null;
}

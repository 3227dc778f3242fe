import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { Log } from '../platform/log.ts';
import { liveFloor, TTL_SECONDS } from './polling/refresh-interval.ts';
import type { QuotaDay } from './quota/judge-call.ts';
import type { MatchMemory } from './state/match-memory.ts';

interface FeedAgeSources {
  readonly memory: Pick<MatchMemory, 'asOf' | 'onChange'>;
  readonly readDay: () => Promise<QuotaDay>;
  readonly log: Log;
}

/** One refresh may be late or fail: only the second that is missing counts as a delay. */
const MISSED_REFRESHES = 2;
const SHORTEST_DELAY_SECONDS = 120;

/** Returns the age from which scores count as delayed, in seconds, for a refresh interval in seconds. */
export function delayedAfter(refreshSeconds: number): number {
  return Math.max(SHORTEST_DELAY_SECONDS, Math.ceil(MISSED_REFRESHES * refreshSeconds));
}

/** Returns a function that gives the age of the feed; the limit follows the quota after every answer of the vendor. */
export function createFeedAge({ memory, readDay, log }: FeedAgeSources): () => FeedAge {
  let limit = delayedAfter(TTL_SECONDS.liveMatches);
  const readLimit = async () => {
    try {
      limit = delayedAfter(liveFloor(TTL_SECONDS.liveMatches, await readDay()));
    } catch (err) {
      log.warn({ err }, 'the refresh interval could not be read');
    }
  };
  memory.onChange(() => {
    void readLimit();
  });
  return () => ({ as_of: (memory.asOf() ?? new Date(0)).toISOString(), delayed_after: limit });
}

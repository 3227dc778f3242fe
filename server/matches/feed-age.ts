import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { isPlayOn } from './polling/plan-refresh.ts';
import { liveFloor, tableInterval, TTL_SECONDS } from './polling/refresh-interval.ts';
import type { QuotaDay } from './quota/judge-call.ts';
import type { MatchMemory } from './state/match-memory.ts';

interface FeedAgeSources {
  readonly memory: Pick<MatchMemory, 'asOf' | 'onChange' | 'all'>;
  readonly clock: Clock;
  readonly readDay: () => Promise<QuotaDay>;
  readonly log: Log;
}

/** One refresh may be late or fail: only the second that is missing counts as a delay. */
const MISSED_REFRESHES = 2;
const SHORTEST_DELAY_SECONDS = 120;

/** Applies until the quota is read for the first time. */
const FULL_DAY: QuotaDay = {
  hitsLimit: 100,
  hitsToday: 0,
  spent: { high: 0, medium: 0, low: 0 },
  blockedUntil: null,
};

/** Returns the age from which scores count as delayed, in seconds, for a refresh interval in seconds. */
export function delayedAfter(refreshSeconds: number): number {
  return Math.max(SHORTEST_DELAY_SECONDS, Math.ceil(MISSED_REFRESHES * refreshSeconds));
}

/**
 * Returns a function that gives the age of the feed. The limit follows the interval of live scores, and that of the
 * dashboard while no match is in play; the quota is read after every answer of the vendor.
 */
export function createFeedAge({ memory, readDay, clock, log }: FeedAgeSources): () => FeedAge {
  let day = FULL_DAY;
  const updateDay = async () => {
    try {
      day = await readDay();
    } catch (err) {
      log.warn({ err }, 'the refresh interval could not be read');
    }
  };
  memory.onChange(() => {
    void updateDay();
  });
  return () => {
    const matches = memory.all().map(({ match }) => match);
    const ttl = TTL_SECONDS.liveMatches;
    const isOn = isPlayOn({ matches, now: clock.now() });
    const seconds = isOn ? liveFloor(ttl, day) : tableInterval('dashboard', ttl, day);
    return { as_of: (memory.asOf() ?? new Date(0)).toISOString(), delayed_after: delayedAfter(seconds) };
  };
}

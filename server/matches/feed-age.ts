import { Gauge } from 'prom-client';
import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { MatchesContext } from './matches-context.ts';
import { isPlayOn } from './polling/plan-refresh.ts';
import { liveFloor, tableInterval, TTL_SECONDS } from './polling/refresh-interval.ts';
import { hitsRemaining, type QuotaDay } from './quota/quota.ts';

interface FeedAgeSources extends Pick<MatchesContext, 'clock' | 'readDay' | 'log'> {
  readonly memory: Pick<MatchesContext['memory'], 'asOf' | 'onChange' | 'all'>;
}

/** One refresh may be late or fail; scores count as delayed when the second is missing too. */
const MISSED_REFRESHES = 2;
/** Scores never count as delayed before this age. */
const SHORTEST_DELAY_SECONDS = 120;
/** Play is checked at least this often: a match may become due without a feed change. */
const PLAY_CHECK_MS = 30_000;

/** Assumed until the quota is first read: the free plan, unused. */
const FULL_DAY: QuotaDay = {
  hitsLimit: 100,
  hitsToday: 0,
  spent: { high: 0, medium: 0, low: 0 },
  blockedUntil: null,
};

/** Returns the age in seconds from which scores count as delayed when they are refreshed every `refreshSeconds`. */
export function delayedAfter(refreshSeconds: number): number {
  return Math.max(SHORTEST_DELAY_SECONDS, Math.ceil(MISSED_REFRESHES * refreshSeconds));
}

/**
 * Returns a function that gives the age of the feed, for API responses and the live stream. The delay limit follows the
 * live refresh interval during play, otherwise the dashboard interval. The quota is read after each feed change.
 */
export function createFeedAge({ memory, readDay, clock, log }: FeedAgeSources): () => FeedAge {
  let day = FULL_DAY;
  let play = { isOn: false, checkedAt: 0 };

  memory.onChange(async () => {
    play.checkedAt = 0;
    try {
      day = await readDay();
    } catch (err) {
      log.warn({ err }, 'could not read the quota');
    }
  });

  return () => {
    const now = clock.now();
    if (Math.abs(now.getTime() - play.checkedAt) >= PLAY_CHECK_MS) {
      const matches = memory.all().map(({ match }) => match);
      play = { isOn: isPlayOn({ matches, now }), checkedAt: now.getTime() };
    }
    const ttl = TTL_SECONDS.liveMatches;
    const seconds = play.isOn ? liveFloor(ttl, day) : tableInterval('dashboard', ttl, day);
    return { as_of: (memory.asOf() ?? new Date(0)).toISOString(), delayed_after: delayedAfter(seconds) };
  };
}

/** Registers the operator's feed metrics, in a process of any role. */
export function addFeedMetrics({ metrics, clock, memory, readDay, age: readAge }: MatchesContext): void {
  const age = new Gauge({
    name: 'gullylens_feed_age_seconds',
    help: 'Seconds since the last successful CricAPI response; -1 before the first.',
    registers: [],
    collect() {
      const asOf = memory.asOf();
      this.set(asOf === null ? -1 : (clock.now().getTime() - asOf.getTime()) / 1000);
    },
  });
  const left = new Gauge({
    name: 'gullylens_vendor_hits_remaining',
    help: 'CricAPI hits left for the current UTC day.',
    registers: [],
    async collect() {
      this.set(hitsRemaining(await readDay()));
    },
  });
  const delayed = new Gauge({
    name: 'gullylens_feed_delayed_after_seconds',
    help: 'Age from which scores count as delayed, in seconds: two missed refreshes.',
    registers: [],
    collect() {
      this.set(readAge().delayed_after);
    },
  });
  metrics.registerMetric(delayed);
  metrics.registerMetric(age);
  metrics.registerMetric(left);
}

import { Gauge } from 'prom-client';
import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { MatchesContext } from './matches-context.ts';
import { isPlayOn } from './polling/plan-refresh.ts';
import { minLiveSeconds, tableInterval, TTL_SECONDS } from './polling/refresh-interval.ts';
import { FREE_PLAN_HITS, hitsRemaining, type DailyQuota } from './quota/quota.ts';

interface FeedAgeSources extends Pick<MatchesContext, 'clock' | 'readQuota' | 'log'> {
  readonly memory: Pick<MatchesContext['memory'], 'asOf' | 'onChange' | 'all'>;
}

/** Scores count as delayed after this many refresh intervals without a response: one refresh may be late or fail. */
const DELAY_INTERVALS = 2;
/** Scores never count as delayed before this age; chosen. */
const MIN_DELAY_SECONDS = 120;
/** Whether play is on is checked again after this time: a match may become due without a feed change. */
const PLAY_CHECK_MS = 30_000;

/** Assumed until the quota is first read: the free plan, unused. */
const UNUSED_QUOTA: DailyQuota = {
  hitsLimit: FREE_PLAN_HITS,
  hitsToday: 0,
  spent: { high: 0, medium: 0, low: 0 },
  blockedUntil: null,
};

/** Returns the age in seconds from which scores count as delayed when they are refreshed every `refreshSeconds`. */
export function delayedAfter(refreshSeconds: number): number {
  return Math.max(MIN_DELAY_SECONDS, Math.ceil(DELAY_INTERVALS * refreshSeconds));
}

/**
 * Returns the function that states the age of the feed in API responses and the live stream. `as_of` is the time of the
 * vendor's last response; 1970 before the first. `delayed_after` (seconds) follows the refresh interval: the live one
 * during play, otherwise the dashboard's. The quota is read after each feed change.
 */
export function createFeedAge({ memory, readQuota, clock, log }: FeedAgeSources): () => FeedAge {
  let quota = UNUSED_QUOTA;
  let play = { isOn: false, checkedAt: 0 };

  memory.onChange(async () => {
    play.checkedAt = 0;
    try {
      quota = await readQuota();
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
    const seconds = play.isOn ? minLiveSeconds(ttl, quota) : tableInterval('dashboard', ttl, quota);
    return { as_of: (memory.asOf() ?? new Date(0)).toISOString(), delayed_after: delayedAfter(seconds) };
  };
}

/** Registers the operator's feed metrics, in a process of any role. */
export function addFeedMetrics({ metrics, clock, memory, readQuota, age }: MatchesContext): void {
  const ageGauge = new Gauge({
    name: 'gullylens_feed_age_seconds',
    help: 'Seconds since the last successful CricAPI response; -1 before the first.',
    registers: [],
    collect() {
      const asOf = memory.asOf();
      this.set(asOf === null ? -1 : (clock.now().getTime() - asOf.getTime()) / 1000);
    },
  });
  const hitsGauge = new Gauge({
    name: 'gullylens_vendor_hits_remaining',
    help: 'CricAPI hits left for the current UTC day.',
    registers: [],
    async collect() {
      this.set(hitsRemaining(await readQuota()));
    },
  });
  const delayGauge = new Gauge({
    name: 'gullylens_feed_delayed_after_seconds',
    help: 'Age from which scores count as delayed, in seconds: two missed refreshes.',
    registers: [],
    collect() {
      this.set(age().delayed_after);
    },
  });
  const playGauge = new Gauge({
    name: 'gullylens_play_expected',
    help: '1 while play is expected in any match, otherwise 0: only then are scores refreshed without readers.',
    registers: [],
    collect() {
      const matches = memory.all().map(({ match }) => match);
      this.set(isPlayOn({ matches, now: clock.now() }) ? 1 : 0);
    },
  });
  metrics.registerMetric(playGauge);
  metrics.registerMetric(delayGauge);
  metrics.registerMetric(ageGauge);
  metrics.registerMetric(hitsGauge);
}

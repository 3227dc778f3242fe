import { runPeriodically } from '../../platform/jobs/run-periodically.ts';
import type { PollingDependencies } from './poll-context.ts';
import { createPoller, FEED_TOPIC } from './poller.ts';
import { createMeteredCall } from '../quota/metered-call.ts';

type Stop = () => Promise<void>;

/** Pause between two runs, each of which makes only the vendor calls that are due. */
const POLL_INTERVAL_MS = 500;
/** Interval of reading PostgreSQL, in case a message of the bus was lost. */
const FOLLOW_INTERVAL_MS = 2_000;

interface FeedDependencies extends PollingDependencies {
  /** Cleared after series were loaded, because the snapshots contain names of series. */
  readonly snapshots: { readonly clear: () => void };
}

/** Keeps the match cache up to date with the store (in every process) and the store with the vendor (lease holder). */
export function createFeedService(parts: FeedDependencies) {
  const { bus, log, memory, series, snapshots } = parts;
  const meteredCall = createMeteredCall(parts);

  async function follow(): Promise<void> {
    if (await series.catchUp()) snapshots.clear();
    await memory.catchUp();
  }

  return {
    /** Loads the stored state from PostgreSQL. Called in every process before it serves requests. */
    async loadFromStore(): Promise<void> {
      await series.catchUp();
      await memory.load();
      snapshots.clear();
    },

    /** Follows what other processes store, in a process of any role. Returns the stop function. */
    async startFollowing(): Promise<Stop> {
      const unsubscribe = await bus.subscribe(FEED_TOPIC, () => {
        follow().catch((err: unknown) => log.warn({ err }, 'feed subscription failed'));
      });
      const stop = runPeriodically({
        name: 'following the feed',
        work: follow,
        pauseMs: FOLLOW_INTERVAL_MS,
        log,
      });
      return async () => {
        await Promise.all([unsubscribe(), stop()]);
      };
    },

    /** Polls the vendor (worker role) while this process has the lease. Returns the stop function. */
    startPolling(): Stop {
      const poller = createPoller({ ...parts, meteredCall, follow });
      const stopPolling = runPeriodically({
        name: 'polling',
        work: poller.pollOnce,
        pauseMs: POLL_INTERVAL_MS,
        log,
      });
      return async () => {
        await stopPolling();
        await poller.stop();
      };
    },

    /** For tests that poll step by step. */
    createPoller: () => createPoller({ ...parts, meteredCall, follow }),
  };
}

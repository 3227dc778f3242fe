import { runPeriodically } from '../../platform/jobs/run-periodically.ts';
import type { PollingDependencies } from './poll-context.ts';
import { createPoller, FEED_TOPIC } from './poller.ts';
import { CLEANUP_INTERVAL_MS, removeOldCalls } from '../quota/call-log.ts';
import { createMeteredCall } from '../quota/metered-call.ts';

type Stop = () => Promise<void>;

const POLL_INTERVAL_MS = 500;
/** Time between two reads of the store, in case a message about it was lost. */
const FOLLOW_PAUSE_MS = 2_000;

interface FeedDependencies extends PollingDependencies {
  /** Cleared when series were loaded: their names are part of the snapshots. */
  readonly snapshots: { readonly clear: () => void };
}

/** Keeps the match cache up to date with the store, and the store with the vendor. */
export function createFeedService(parts: FeedDependencies) {
  const { bus, log, memory, series, snapshots } = parts;
  const spend = createMeteredCall(parts);

  async function follow(): Promise<void> {
    if (await series.catchUp()) snapshots.clear();
    await memory.catchUp();
  }

  return {
    /** Loads the last stored state, to serve it at once with its age. */
    async loadFromStore(): Promise<void> {
      await series.catchUp();
      await memory.load();
      snapshots.clear();
    },

    /** Follows what other processes store. Returns the function that stops. */
    async startFollowing(): Promise<Stop> {
      const unsubscribe = await bus.subscribe(FEED_TOPIC, () => {
        follow().catch((err: unknown) => log.warn({ err }, 'the feed cannot be followed'));
      });
      const stop = runPeriodically({
        name: 'following the feed',
        work: follow,
        pauseMs: FOLLOW_PAUSE_MS,
        log,
      });
      return async () => {
        await Promise.all([unsubscribe(), stop()]);
      };
    },

    /** Polls the vendor while this process has the lease, and removes old calls. Returns the function that stops. */
    startPolling(): Stop {
      const poller = createPoller({ ...parts, spend, follow });
      const stopTurns = runPeriodically({
        name: 'polling',
        work: poller.turn,
        pauseMs: POLL_INTERVAL_MS,
        log,
      });
      const removal = { name: 'removal of old calls', work: () => removeOldCalls(parts) };
      const stopRemoval = runPeriodically({ ...removal, pauseMs: CLEANUP_INTERVAL_MS, log });
      return async () => {
        await Promise.all([stopTurns(), stopRemoval()]);
        await poller.stop();
      };
    },

    createTurn: () => createPoller({ ...parts, spend, follow }),
  };
}

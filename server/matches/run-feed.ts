import { randomUUID } from 'node:crypto';
import type { Bus } from '../platform/bus/bus.ts';
import { repeatWork } from '../platform/repeat-work.ts';
import type { SeriesMemory } from './documents/series-memory.ts';
import { createPoller, type Poller } from './polling/create-poller.ts';
import type { PollContext } from './polling/poll-context.ts';
import type { DailyLimit } from './quota/daily-limit.ts';
import { REMOVAL_PAUSE_MS, removeOldCalls } from './quota/remove-old-calls.ts';
import { takeWish } from './request-refresh.ts';
import type { MatchShelf } from './snapshots/match-shelf.ts';

interface FeedParts extends PollContext {
  readonly bus: Bus;
  readonly series: SeriesMemory;
  readonly shelf: MatchShelf;
  readonly limit: DailyLimit;
  readonly spreadsHits: boolean;
}

type Stop = () => Promise<void>;

/** How often the vendor is looked to for what is due. */
const TURN_PAUSE_MS = 500;
/** How often the store is looked at in case a message about it was lost. */
const FOLLOW_PAUSE_MS = 2_000;
const TOPIC = 'match_feed';

/** What keeps the memory of matches up with the store, and the store up with the vendor. */
export function createFeedRunner(parts: FeedParts) {
  const { db, bus, log, memory, series, shelf, limit, spreadsHits } = parts;

  async function follow(): Promise<void> {
    if (await series.catchUp()) shelf.clear();
    await memory.catchUp();
  }

  async function loadFromStore(): Promise<void> {
    await series.catchUp();
    await memory.load();
    shelf.clear();
  }

  async function startFollowing(): Promise<Stop> {
    const followNow = () => {
      follow().catch((err: unknown) => log.warn({ err }, 'the feed cannot be followed'));
    };
    const unsubscribe = await bus.subscribe(TOPIC, followNow);
    const stopLooking = repeatWork({
      name: 'following the feed',
      work: follow,
      pauseMs: FOLLOW_PAUSE_MS,
      log,
    });
    return async () => {
      await Promise.all([unsubscribe(), stopLooking()]);
    };
  }

  /** Single turns of the poll, for whoever moves the clock. */
  function createTurn(): { readonly turn: () => Promise<void>; readonly stop: Stop } {
    const holder = randomUUID();
    const settings = { holder, limit, spreadsHits, series, takeWish: () => takeWish(db), follow };
    const poller = createPoller(parts, settings);
    return { turn: tellWhatIsStored(parts, poller, follow), stop: poller.stop };
  }

  function startPolling(): Stop {
    const { turn, stop } = createTurn();
    const stopTurns = repeatWork({ name: 'polling', work: turn, pauseMs: TURN_PAUSE_MS, log });
    const stopRemoval = repeatWork({
      name: 'removal of old calls',
      work: () => removeOldCalls(parts),
      pauseMs: REMOVAL_PAUSE_MS,
      log,
    });
    return async () => {
      await Promise.all([stopTurns(), stopRemoval()]);
      await stop();
    };
  }

  return {
    /** Serves the last stored state at once, with its age. */
    loadFromStore,
    /** Follows what another process stores. Gives the function that stops. */
    startFollowing,
    /**
     * Takes turns at polling the vendor, and removes calls of long ago. Gives the function that stops and lets the
     * lease go.
     */
    startPolling,
    createTurn,
  };
}

/**
 * A turn of which the other processes hear as soon as it has stored something: what else it asks the vendor for may take
 * its time. What others have stored is not its to tell.
 */
function tellWhatIsStored(
  { bus, memory }: Pick<FeedParts, 'bus' | 'memory'>,
  poller: Poller,
  follow: () => Promise<void>,
): () => Promise<void> {
  const told: Promise<void>[] = [];
  let isHolder = false;
  memory.onChange((changed) => {
    if (isHolder && changed.length > 0) told.push(bus.publish(TOPIC, String(memory.change())));
  });
  return async () => {
    try {
      const tenure = await poller.hold();
      isHolder = tenure !== null;
      if (tenure) isHolder = await tenure.turn();
      await follow();
    } finally {
      isHolder = false;
      await Promise.all(told.splice(0));
    }
  };
}

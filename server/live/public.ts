import type {
  LiveFeedAge,
  LiveSnapshot,
  LiveUpdate,
  liveRoutes,
} from '@gullylens/contract/live/live-messages';
import { Gauge } from 'prom-client';
import type { MatchChange, Matches } from '../matches/public.ts';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { clientNetwork } from '../platform/http/rate-limits.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createStreamHub, encodeFrame } from './stream-hub.ts';
import { createStreamLimits } from './stream-limits.ts';

/** What the live feature needs from its process. */
export interface LiveDependencies {
  readonly matches: Pick<Matches, 'age' | 'matchesForStream' | 'latestChange' | 'onChange'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly isSessionRevoked: (sessionId: string) => boolean;
  readonly metrics: Metrics;
  /** `RATE_LIMIT_FACTOR`: multiplies the limit of open streams per network. */
  readonly limitFactor: number;
}

/** Interval at which every stream is sent the age of the feed, which also keeps the connection open. */
const HEARTBEAT_INTERVAL_MS = 15_000;
/** Interval at which invalid streams are closed. */
const CLOSE_CHECK_INTERVAL_MS = 1_000;
/** Maximum number of open streams of this process, measured in docs/scaling.md. */
const MAX_STREAMS = 50_000;
/** Maximum number of open streams per user. Hidden tabs have none. */
const MAX_STREAMS_PER_USER = 12;
/** Maximum number of open streams per network: mobile operators put thousands of subscribers behind one address. */
const MAX_STREAMS_PER_NETWORK = 2_000;
/** Seconds after which a client that was refused a stream may try again. */
const RETRY_AFTER_S = 60;

/** The live stream, for the start of the server. */
export type Live = ReturnType<typeof createLive>;

/**
 * Creates the live stream (server-sent events) in every process; only the live role serves its route. A new client
 * gets a snapshot: all live matches, the next fixtures and the latest results. A client that reconnects with a
 * `Last-Event-ID` which this process still knows gets the newest update of each match changed since. Then follows
 * every change, as a numbered update. Create it after `matches.loadFromStore`, because it can replay changes from
 * then on. `close` ends all streams with a retry time.
 */
export function createLive(dependencies: LiveDependencies) {
  const { matches, clock, log, metrics, isSessionRevoked, limitFactor } = dependencies;
  const takeSlot = createStreamLimits({
    total: MAX_STREAMS,
    perUser: MAX_STREAMS_PER_USER,
    perNetwork: MAX_STREAMS_PER_NETWORK * limitFactor,
  });
  const hub = createStreamHub({
    latestChange: matches.latestChange,
    snapshot: cacheSnapshot(matches),
    now: () => clock.now().getTime(),
    isSessionRevoked,
  });

  matches.onChange(({ updates }: MatchChange) => {
    for (const { change, match } of updates) {
      const data: LiveUpdate = { version: change, ...matches.age(), match };
      const frame = encodeFrame({ event: 'update', id: change, data });
      hub.publish({ key: match.key, change, frame });
    }
  });

  metrics.registerMetric(
    new Gauge({
      name: 'gullylens_live_streams',
      help: 'Open live streams in this process.',
      registers: [],
      collect() {
        this.set(hub.size());
      },
    }),
  );

  const sendAge = () => {
    const data: LiveFeedAge = { ...matches.age(), now: clock.now().toISOString() };
    hub.broadcast(encodeFrame({ event: 'feed_age', data }));
  };
  const timers = [
    setInterval(sendAge, HEARTBEAT_INTERVAL_MS),
    setInterval(hub.closeInvalidStreams, CLOSE_CHECK_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();

  const handlers: Handlers<typeof liveRoutes> = {
    openLiveStream: ({ visitor, request }) => {
      const { userId, sessionId, tokenExpiresAt: expiresAt } = visitor;
      const freeSlot = takeSlot({ userId, network: clientNetwork(request.address) });
      if (!freeSlot) throw new AppError('too_many_streams', { retryAfterSeconds: RETRY_AFTER_S });
      const lastSeen = Number.parseInt(request.headers['last-event-id'] ?? '', 10);
      return { stream: (response) => hub.join({ response, sessionId, freeSlot, expiresAt, lastSeen }) };
    },
  };

  return {
    handlers,
    size: hub.size,
    close: (): void => {
      for (const timer of timers) clearInterval(timer);
      log.debug({ streams: hub.size() }, 'closing live streams');
      hub.close();
    },
  };
}

/** Encodes the snapshot once per change and vendor response, for all readers of this process. */
function cacheSnapshot(matches: LiveDependencies['matches']): () => Buffer {
  let cachedKey = '';
  let frame: Buffer = Buffer.alloc(0);
  return () => {
    const change = matches.latestChange();
    const age = matches.age();
    const key = `${change} ${age.as_of}`;
    if (key !== cachedKey) {
      const data: LiveSnapshot = { version: change, ...age, matches: [...matches.matchesForStream()] };
      frame = encodeFrame({ event: 'snapshot', id: change, data });
      cachedKey = key;
    }
    return frame;
  };
}

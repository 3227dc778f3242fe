import type { liveRoutes } from '@gullylens/contract/http/live';
import type { LiveFeedAge, LiveSnapshot, LiveUpdate } from '@gullylens/contract/live/live-messages';
import { Gauge } from 'prom-client';
import type { FeedChange, Matches } from '../matches/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createHub } from './create-hub.ts';
import { encodeFrame } from './sse-frame.ts';
import { createUpdateRing } from './update-ring.ts';

export interface LiveDependencies {
  readonly matches: Pick<Matches, 'age' | 'frontMatches' | 'position' | 'onChange'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether somebody has signed out of a session. */
  readonly isSessionEnded: (sessionId: string) => boolean;
  readonly metrics: Metrics;
}

const HEARTBEAT_MS = 15_000;
const SWEEP_MS = 1_000;
/** Updates kept for returning readers: some minutes of a busy evening. */
const UPDATES_KEPT = 500;

export type Live = ReturnType<typeof createLive>;

/**
 * The live stream: a snapshot to whoever comes, then every change as one numbered update. Create it after
 * `matches.loadFromStore`; `close` says goodbye to every reader.
 */
export function createLive({ matches, clock, log, metrics, isSessionEnded }: LiveDependencies) {
  const ring = createUpdateRing(UPDATES_KEPT, matches.position());
  const hub = createHub({
    ring,
    snapshot: keepSnapshot(matches),
    now: () => clock.now().getTime(),
    isSessionEnded,
  });

  matches.onChange(({ updates }: FeedChange) => {
    for (const { change, match } of updates) {
      const data: LiveUpdate = { version: change, ...matches.age(), match };
      const frame = encodeFrame({ event: 'update', id: change, data });
      ring.push({ change, frame });
      hub.broadcast(frame);
    }
  });

  metrics.registerMetric(
    new Gauge({
      name: 'gullylens_live_streams',
      help: 'Open live streams of this process.',
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
  const timers = [setInterval(sendAge, HEARTBEAT_MS), setInterval(hub.sweep, SWEEP_MS)];
  for (const timer of timers) timer.unref();

  const handlers: Handlers<typeof liveRoutes> = {
    openLiveStream: ({ visitor, request }) => ({
      stream: (response) =>
        hub.join({
          response,
          userId: visitor.userId,
          sessionId: visitor.sessionId,
          expiresAt: visitor.tokenExpiresAt,
          lastSeen: Number.parseInt(request.header('last-event-id') ?? '', 10),
        }),
    }),
  };

  return {
    handlers,
    /** Open streams of this process. */
    size: hub.size,
    close: (): void => {
      for (const timer of timers) clearInterval(timer);
      log.info({ streams: hub.size() }, 'saying goodbye to the live streams');
      hub.close();
    },
  };
}

/** Encodes the snapshot once for each answer of the vendor, however many readers need it. */
function keepSnapshot(matches: LiveDependencies['matches']): () => Buffer {
  let madeFrom = '';
  let frame: Buffer = Buffer.alloc(0);
  return () => {
    const change = matches.position();
    const age = matches.age();
    const from = `${change} ${age.as_of}`;
    if (from !== madeFrom) {
      const data: LiveSnapshot = { version: change, ...age, matches: [...matches.frontMatches()] };
      frame = encodeFrame({ event: 'snapshot', id: change, data });
      madeFrom = from;
    }
    return frame;
  };
}

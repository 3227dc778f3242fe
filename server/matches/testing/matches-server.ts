import { cricketDashboardRoutes } from '@gullylens/contract/http/matches/cricket-dashboard';
import { cricketMatchRoutes } from '@gullylens/contract/http/matches/cricket-matches';
import { teamFixtureRoutes } from '@gullylens/contract/http/matches/team-fixtures';
import { cricketSeriesRoutes } from '@gullylens/contract/http/matches/cricket-series';
import { liveRoutes } from '@gullylens/contract/live/live-messages';
import { pino } from 'pino';
import type { HistoryPages } from '../model/history-pages.ts';
import { createMatches } from '../public.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Log } from '../../platform/log.ts';
import { type MessageBus, createPostgresBus } from '../../platform/message-bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { createHttpServer } from '../../platform/http/create-http-server.ts';
import type { Handlers, Visitor } from '../../platform/http/handler.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createCricapi } from '../../vendors/cricapi/client/cricapi-client.ts';

const SIGNED_IN = 'Bearer of-a-test';
const visitor: Visitor = {
  userId: 'user-1',
  sessionId: 'session-1',
  role: 'user',
  tokenExpiresAt: new Date('2100-01-01T00:00:00Z'),
};

export const quietLog = pino({ level: 'silent' });

/** The matches feature with a database and a vendor URL, composed as in main. */
export function makeMatches(
  database: OpenDatabase,
  clock: Clock,
  {
    baseUrl,
    key = 'key-of-a-test',
    timeoutMs = 20_000,
    bus = createPostgresBus(database, quietLog),
    dailyLimit = 100_000,
    log = quietLog,
    ...pages
  }: {
    baseUrl: string;
    key?: string;
    timeoutMs?: number;
    bus?: MessageBus;
    dailyLimit?: number;
    log?: Log;
  } & Partial<HistoryPages>,
) {
  const cricapi = createCricapi({ baseUrl, key, timeoutMs });
  const metrics = createMetrics('test');
  return createMatches({
    db: database.db,
    bus,
    metrics,
    clock,
    log,
    cricapi,
    dailyLimit,
    spreadsHits: false,
    isSandbox: true,
    venueKey: () => null,
    teamKey: () => null,
    playerKeys: async () => new Map(),
    playedScorecard: async () => null,
    ...pages,
  });
}

export interface ServedMatches {
  readonly address: string;
  /** Sends a request as a signed-in user. */
  readonly request: (path: string, options?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

const noStream: Handlers<typeof liveRoutes> = {
  openLiveStream: () => {
    throw new AppError('unavailable');
  },
};

/** A real HTTP server with the routes of matches, and of the live stream if its handlers are given. */
export async function serveMatches(
  matches: Pick<ReturnType<typeof createMatches>, 'handlers'>,
  live: Handlers<typeof liveRoutes> = noStream,
): Promise<ServedMatches> {
  const server = await createHttpServer({
    routes: {
      ...cricketDashboardRoutes,
      ...cricketMatchRoutes,
      ...cricketSeriesRoutes,
      ...teamFixtureRoutes,
      ...liveRoutes,
    },
    handlers: { ...matches.handlers, ...live },
    authorize: async (access, authorization) => {
      if (access === 'public') return null;
      if (authorization !== SIGNED_IN) throw new AppError('token_missing');
      return visitor;
    },
    findCachedVisitor: (authorization) => (authorization === SIGNED_IN ? visitor : null),
    log: quietLog,
    rateLimitFactor: 1_000,
    trustProxy: 0,
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    request: (path, options = {}) =>
      fetch(`${address}${path}`, { ...options, headers: { authorization: SIGNED_IN, ...options.headers } }),
    close: () => server.close(),
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type Pool, type QueryConfig } from 'pg';
import { addressOf, CONNECTION_SETTINGS, type Database } from './open-database.ts';

/** A dead server is as silent as one without notifications; the heartbeat tells them apart. */
const HEARTBEAT_INTERVAL_MS = 1_000;
const HEARTBEAT: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 1_500 };
const CONNECT_LIMIT_MS = 1_500;
/** For `listen` and the queries of `onConnected`, which run before the first heartbeat. */
const ANSWER_LIMIT_MS = 5_000;
const RECONNECT_PAUSE_MS = 500;

interface Listening {
  /** Gives the address: the listening connection is none of the pool's. */
  readonly pool: Pool;
  /** A plain lower-case name. */
  readonly channel: string;
  /** Called after every connect, the first too: the listener reads what it missed, over the new connection. */
  readonly onConnected: (db: Database) => Promise<void>;
  readonly onNotice: (payload: string) => void;
  /** Called once each time the connection is lost, however long it takes to come back. */
  readonly onLost: (error: unknown) => void;
}

/**
 * Listens for PostgreSQL's notices on one channel over a connection of its own. A connection that breaks, or whose
 * server stops answering, is replaced within seconds. Returns, once it listens, the function that stops it; throws when
 * the first connection fails.
 */
export async function listenForNotices(listening: Listening): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const first = await connect(listening, stop.signal);
  const running = keepConnected(first, listening, stop.signal);
  return () => {
    stop.abort();
    return running;
  };
}

interface Connection {
  /** Settles when the connection is gone or listening was stopped, with the reason. */
  readonly lost: Promise<unknown>;
}

async function connect(listening: Listening, stop: AbortSignal): Promise<Connection> {
  const client = new Client({
    ...CONNECTION_SETTINGS,
    connectionString: addressOf(listening),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    application_name: `gullylens ${listening.channel}`,
  });
  const closed = untilClosed(client);
  // Not awaited: a dead server never confirms the close.
  const end = () => void client.end().catch(() => undefined);
  try {
    await client.connect();
    client.on('notification', ({ payload }) => listening.onNotice(payload ?? ''));
    await client.query(`listen ${listening.channel}`);
    await listening.onConnected(drizzle({ client }));
    return { lost: Promise.race([closed, untilSilent(client, stop)]).finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

function untilClosed(client: Client): Promise<unknown> {
  return new Promise((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(new Error('the connection was closed')));
  });
}

/** Resolves with the failure of the first heartbeat that is not answered in time, or when listening is stopped. */
async function untilSilent(client: Client, stop: AbortSignal): Promise<unknown> {
  try {
    for (;;) {
      await delay(HEARTBEAT_INTERVAL_MS, undefined, { signal: stop, ref: false });
      await client.query(HEARTBEAT);
    }
  } catch (error) {
    return error;
  }
}

async function keepConnected(first: Connection, listening: Listening, stop: AbortSignal): Promise<void> {
  let attempt = Promise.resolve(first);
  let isReported = false;
  while (!stop.aborted) {
    const problem = await attempt.then(
      ({ lost }) => {
        isReported = false;
        return lost;
      },
      (error: unknown) => error,
    );
    if (stop.aborted) return;
    if (!isReported) listening.onLost(problem);
    isReported = true;
    await delay(RECONNECT_PAUSE_MS, undefined, { signal: stop, ref: false }).catch(() => undefined);
    if (stop.aborted) return;
    attempt = connect(listening, stop);
  }
}

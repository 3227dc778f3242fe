import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type QueryConfig } from 'pg';
import { CONNECTION_SETTINGS, type Database } from './open-database.ts';

/** Interval of a query that distinguishes a dead server from one without notifications. */
const HEARTBEAT_INTERVAL_MS = 500;
const HEARTBEAT: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 1_500 };
const CONNECT_TIMEOUT_MS = 1_500;
/** Timeout of `listen` and of the queries of `onConnected`, which run before the first heartbeat. */
const QUERY_TIMEOUT_MS = 5_000;

interface Listening {
  /** The database's address without PgBouncer; the listening connection is not part of the pool. */
  readonly url: string;
  /** A plain lower-case name. */
  readonly channel: string;
  /** Called after every connect, including the first: reads what was missed, over the new connection. */
  readonly onConnected: (db: Database) => Promise<void>;
  readonly onNotice: (payload: string) => void;
  /** Called once per lost connection. */
  readonly onLost: (error: unknown) => void;
}

/**
 * Listens for PostgreSQL's notifications on one channel over its own connection, for the message bus and for revoked
 * sessions, in every process. A connection that breaks, or whose server stops answering, is replaced within seconds.
 * Resolves once listening, with the function that stops it. Throws when the first connection fails.
 */
export async function listenForNotifications(listening: Listening): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const running = keepListening(await connect(listening), listening, stop.signal);
  return () => {
    stop.abort();
    return running;
  };
}

async function connect(listening: Listening): Promise<Client> {
  const client = new Client({
    ...CONNECTION_SETTINGS,
    connectionString: listening.url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: `gullylens ${listening.channel}`,
  });
  // The next query fails with the same reason.
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => listening.onNotice(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${listening.channel}`);
    await listening.onConnected(drizzle({ client }));
    return client;
  } catch (error) {
    end(client);
    throw error;
  }
}

async function keepListening(first: Client, listening: Listening, stop: AbortSignal): Promise<void> {
  let client: Client | null = first;
  for (;;) {
    await delay(HEARTBEAT_INTERVAL_MS, undefined, { signal: stop, ref: false }).catch(() => undefined);
    if (stop.aborted) return end(client);
    try {
      if (client) await client.query(HEARTBEAT);
      else client = await connect(listening);
    } catch (error) {
      if (client && !stop.aborted) listening.onLost(error);
      end(client);
      client = null;
    }
  }
}

/** Not awaited: a dead server never confirms the close. */
function end(client: Client | null): void {
  void client?.end().catch(() => undefined);
}

import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { timestamp } from 'drizzle-orm/pg-core';
import { type ClientConfig, Pool, type QueryConfig } from 'pg';
import { isDatabaseUnavailable } from './database-errors.ts';

/** Typed queries, each on a connection of the pool. */
export type Database = NodePgDatabase;

/** The transaction passed to functions that write atomically. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** An open pool, with its addresses and the function that closes it. */
export type OpenDatabase = ReturnType<typeof openDatabase>;

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Longer than the statement timeout: a connection without a response by then is dead. */
export const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** Idle time before the first keep-alive probe. */
const KEEP_ALIVE_MS = 10_000;

/** Limit of a transaction that waits for its client, so that a hanging process cannot hold locks for ever. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;

/** Server-side timeouts. Set by a statement: PgBouncer refuses connections that send them as start-up parameters. */
const TIMEOUTS = [
  ['statement_timeout', STATEMENT_TIMEOUT_MS],
  ['idle_in_transaction_session_timeout', IDLE_IN_TRANSACTION_TIMEOUT_MS],
] as const;
const SET_TIMEOUTS: QueryConfig & { readonly query_timeout: number } = {
  text: TIMEOUTS.map(([name, limitMs]) => `set ${name} = ${limitMs}`).join('; '),
  query_timeout: CONNECT_TIMEOUT_MS,
};

/** Settings of every connection, in the pool or not. */
export const CONNECTION_SETTINGS = {
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  application_name: 'gullylens',
} satisfies ClientConfig;

interface PoolOptions {
  /** Maximum number of connections. */
  readonly connections?: number;
  /** Called with the error of each connection that breaks. */
  readonly onLost?: (error: Error) => void;
  /** A connection is replaced when a query gets no response within this time. Default: no limit. */
  readonly queryTimeoutMs?: number;
  /**
   * The address without PgBouncer, for what belongs to a connection and not to a transaction: session-level advisory
   * locks, `listen`, changed settings. Default: `url`.
   */
  readonly directUrl?: string | undefined;
}

/** Opens a pool of connections; nothing connects before the first query. */
export function openDatabase(
  url: string,
  { connections = 20, onLost = () => {}, queryTimeoutMs, directUrl = url }: PoolOptions = {},
) {
  const pool = new Pool({
    ...CONNECTION_SETTINGS,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    onConnect: (client) => client.query(SET_TIMEOUTS),
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
  });
  // Without listeners a lost connection would end the process. This one covers idle connections, the next those in a
  // transaction. The pool replaces lost connections.
  pool.on('error', () => {});
  // Errors after the pool was ended are ignored: PostgreSQL may stop before all connections are closed.
  pool.on('connect', (client) => client.on('error', (error) => pool.ending || onLost(error)));
  return { pool, db: openDrizzle(pool), url, directUrl, close: () => pool.end() };
}

/**
 * Opens drizzle over a pool. Transactions always release their connection: drizzle leaks it when the connection breaks
 * as the transaction begins.
 */
function openDrizzle(pool: Pool): Database {
  const db = drizzle({ client: pool });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    let failure: unknown;
    try {
      return await drizzle({ client }).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failure = error;
          // Otherwise drizzle's rollback would wait for a second timeout.
          if (isDatabaseUnavailable(error)) void client.end();
          throw error;
        }
      }, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw failure ?? error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}

/** A column with a point in time, as `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Stores the timeouts as defaults of this role in this database, at start when DATABASE_DIRECT_URL is set. Behind
 * PgBouncer in transaction mode a client's own `set` reaches only one of the connections that PgBouncer opens.
 */
export async function storeTimeouts(pool: Pool): Promise<void> {
  const settings = TIMEOUTS.map(
    ([name, limitMs]) =>
      `execute format('alter role %I in database %I set ${name} = ${limitMs}', current_user, current_database());`,
  );
  await pool.query(`do $$ begin ${settings.join(' ')} end $$`);
}

/** Takes a named advisory lock until the end of the transaction, waiting for other holders. For posts and tickets. */
export async function withTransactionLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

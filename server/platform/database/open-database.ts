import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { timestamp } from 'drizzle-orm/pg-core';
import { type ClientConfig, Pool } from 'pg';
import { isDatabaseUnavailable } from './database-errors.ts';

export type Database = NodePgDatabase;

/** The transaction passed to functions that write atomically. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type OpenDatabase = ReturnType<typeof openDatabase>;

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Longer than the statement timeout: a connection without a response by then is dead. */
export const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** Idle time before the first keep-alive probe. */
const KEEP_ALIVE_MS = 10_000;

/** Settings of all connections. */
export const CONNECTION_SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  application_name: 'gullylens',
} satisfies ClientConfig;

interface PoolOptions {
  readonly connections?: number;
  /** Called with the error of each connection that breaks. */
  readonly onLost?: (error: Error) => void;
  /** A connection is replaced when a query gets no response within this time. Default: no limit. */
  readonly queryTimeoutMs?: number;
}

/** Opens a pool of connections; nothing connects before the first query. */
export function openDatabase(
  url: string,
  { connections = 20, onLost = () => {}, queryTimeoutMs }: PoolOptions = {},
) {
  const pool = new Pool({
    ...CONNECTION_SETTINGS,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
  });
  // Without listeners a lost connection would end the process. The pool's listener covers idle connections only, not
  // those in a transaction. The pool replaces lost connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onLost));
  return { pool, db: openDrizzle(pool), close: () => pool.end() };
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

/** A column with a moment in time, as `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Returns the connection string, for threads with their own connections. */
export function addressOf({ pool }: Pick<OpenDatabase, 'pool'>): string {
  const { connectionString } = pool.options;
  if (connectionString === undefined) throw new Error('The database was opened without an address.');
  return connectionString;
}

/** Takes a named advisory lock until the end of the transaction. */
export async function withTransactionLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

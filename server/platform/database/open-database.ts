import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ClientConfig, Pool } from 'pg';
import { isDatabaseUnavailable } from './database-errors.ts';

export type Database = NodePgDatabase;

/** What a step is given that must stand or fall together with others. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly pool: Pool;
  readonly db: Database;
  close(): Promise<void>;
}

const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 30_000;
/** Longer than any statement may take: a connection that brings no answer by then is dead. */
export const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 5_000;
/** Idle time before the first keep-alive probe. */
const KEEP_ALIVE_MS = 10_000;

/** What all our connections have in common. */
export const CONNECTION_SETTINGS = {
  statement_timeout: STATEMENT_LIMIT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  application_name: 'gullylens',
} satisfies ClientConfig;

interface Opening {
  readonly connections?: number;
  /** Called with the error of each connection that breaks. */
  readonly onLost?: (error: Error) => void;
  /** A connection that does not answer a query for so long is replaced; no limit unless given. */
  readonly answerLimitMs?: number;
}

/** Opens a pool of connections; nothing connects before the first query. */
export function openDatabase(
  url: string,
  { connections = 20, onLost = () => {}, answerLimitMs }: Opening = {},
): OpenDatabase {
  const pool = new Pool({
    ...CONNECTION_SETTINGS,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    ...(answerLimitMs === undefined ? {} : { query_timeout: answerLimitMs }),
  });
  // Without listeners a lost connection would end the process: the pool's own hears of idle ones only, and a
  // connection that breaks between two statements of a transaction is nobody's. The pool replaces it by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onLost));
  return { pool, db: openDrizzle(pool), close: () => pool.end() };
}

/**
 * drizzle over a pool, save that a transaction always gives its connection back: drizzle's own keeps it for ever when
 * the connection breaks as the transaction begins.
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
          // Without an answer to the last query, drizzle's rollback would wait for a second limit.
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

/** The address that it was opened with, for a thread that has connections of its own to the same database. */
export function addressOf({ pool }: Pick<OpenDatabase, 'pool'>): string {
  const { connectionString } = pool.options;
  if (connectionString === undefined) throw new Error('The database was opened without an address.');
  return connectionString;
}

/** From here to the end of the transaction nobody else has the turn of that name: what it looks up stays true. */
export async function withTransactionLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

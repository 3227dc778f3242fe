import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

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

/** Opens a pool of connections; nothing connects before the first query. `onLost` hears of idle connections that break. */
export function openDatabase(
  url: string,
  { connections = 20, onLost = () => {} }: { connections?: number; onLost?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    application_name: 'gullylens',
  });
  // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', onLost);
  return { pool, db: drizzle({ client: pool }), close: () => pool.end() };
}

import { type Database, openDatabase, QUERY_TIMEOUT_MS } from '../../platform/database/open-database.ts';
import { measurePool } from '../../platform/database/pool-metrics.ts';
import type { ServerDependencies } from './compose-product.ts';

/**
 * Maximum connections of the pools beside that of the other requests (`readers`). Billing has its own, `checkout`, so
 * that payments never wait for readers. History's pages have their own, so that they cannot occupy the readers' pool.
 */
const CONNECTIONS = { checkout: 6, history: 3 } as const;

/** Opens and measures one of these pools. It is closed when the server stops. */
export function openPool(
  { database, log, lifecycle }: Pick<ServerDependencies, 'database' | 'log' | 'lifecycle'>,
  name: keyof typeof CONNECTIONS,
): Database {
  const { pool, db, close } = openDatabase(database.url, {
    connections: CONNECTIONS[name],
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    onLost: (err) => log.warn({ err }, `database connection of the ${name} lost`),
  });
  measurePool(name, pool);
  lifecycle.started(`${name} database`, close);
  return db;
}

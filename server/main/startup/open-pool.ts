import { type Database, openDatabase, QUERY_TIMEOUT_MS } from '../../platform/database/open-database.ts';
import { measurePool } from '../../platform/database/pool-metrics.ts';
import type { ServerDependencies } from './compose-product.ts';

/**
 * Connections of each pool in a process. Work that many people cause at once, or that must not wait for them, has its
 * own: `checkout` is the payments', `history` the history pages'.
 */
const CONNECTIONS = { checkout: 6, history: 3 } as const;

/** Opens a pool beside the readers', closed when the server stops. */
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

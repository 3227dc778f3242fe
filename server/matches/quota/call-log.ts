import { desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { vendorCalls } from '../store/tables.ts';

/** Length of the log in the API; chosen. */
const LOG_ENTRIES = 200;

/**
 * The latest calls to the vendor by all processes, newest first, for `/api/stats/`. Only calls are logged, no cache
 * hits.
 */
export async function readCallLog(db: Database) {
  const { id, endpoint, priority, cost: hits, state: outcome, sentAt } = vendorCalls;
  const newest = db.select({ endpoint, priority, hits, outcome, sentAt }).from(vendorCalls).orderBy(desc(id));
  const rows = await newest.limit(LOG_ENTRIES);
  return rows.map(({ sentAt: at, ...call }) => ({
    ...call,
    timestamp: at.toISOString(),
    cached: false as const,
  }));
}

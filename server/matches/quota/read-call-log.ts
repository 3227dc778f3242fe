import { desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { vendorCalls } from '../tables.ts';

/** Section 9 of the specification: the call log holds the last 200 entries. */
const LOG_ENTRIES = 200;

/** The latest calls at the vendor, newest first. */
export async function readCallLog(db: Database) {
  const rows = await db.select().from(vendorCalls).orderBy(desc(vendorCalls.id)).limit(LOG_ENTRIES);
  return rows.map((call) => ({
    endpoint: call.endpoint,
    timestamp: call.sentAt.toISOString(),
    cached: false as const,
    priority: call.priority,
    hits: call.cost,
    outcome: call.state,
  }));
}

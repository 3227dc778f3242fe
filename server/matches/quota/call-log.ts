import { desc, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { vendorCalls } from '../store/tables.ts';
import { dayOf } from './quota.ts';

/** Section 9 of the specification: the call log holds the last 200 entries. */
const LOG_ENTRIES = 200;

/** The latest calls to the vendor, newest first. */
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

/** Interval of deleting old calls. */
export const CLEANUP_INTERVAL_MS = 6 * 3_600_000;

/** Covers the last month's spending. The daily totals are never deleted. */
const RETENTION_MS = 35 * 24 * 3_600_000;

export async function removeOldCalls({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const before = dayOf(new Date(clock.now().getTime() - RETENTION_MS));
  await db.delete(vendorCalls).where(lt(vendorCalls.day, before));
}

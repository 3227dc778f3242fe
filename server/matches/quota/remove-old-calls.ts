import { lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { vendorCalls } from '../tables.ts';
import { dayOf } from './quota-day.ts';

/** How often calls of long ago are looked for. */
export const REMOVAL_PAUSE_MS = 6 * 3_600_000;

/** A month and some days, to see how its budget was spent; the days' own sums stay. */
const KEPT_MS = 35 * 24 * 3_600_000;

/** Removes the single calls of days that are over for that long. */
export async function removeOldCalls({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const before = dayOf(new Date(clock.now().getTime() - KEPT_MS));
  await db.delete(vendorCalls).where(lt(vendorCalls.day, before));
}

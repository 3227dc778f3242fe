import { and, isNull, lt } from 'drizzle-orm';
import type { SupportContext } from './support-context.ts';
import { tickets } from './tables.ts';

/** How often what has lapsed is looked for. */
export const REMOVAL_PAUSE_MS = 6 * 3_600_000;

/** As the Privacy Policy promises: whoever has no account has none to delete. */
const KEPT_MS = 365 * 24 * 3_600_000;

/** Removes tickets that were filed without an account and closed a year ago. */
export async function removeLapsedTickets({
  db,
  clock,
}: Pick<SupportContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await db.delete(tickets).where(and(isNull(tickets.userId), lt(tickets.closedAt, before)));
}

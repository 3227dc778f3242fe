import { eq, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { SupportContext } from './support-context.ts';
import { type StoredTicket, tickets } from './tables.ts';

interface Settlement {
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly answer: string | null;
}

/**
 * Puts a ticket as the desk wants it: answered or not, open or closed. Doing so twice is doing it once: the moment of
 * an answer or a closing that stays is kept.
 */
export async function settleTicket(
  { db, clock }: SupportContext,
  { number, state, answer }: Settlement,
): Promise<StoredTicket> {
  const now = clock.now();
  const [ticket] = await db
    .update(tickets)
    .set({
      answer,
      answeredAt: sql`case when ${tickets.answer} is not distinct from ${answer} then ${tickets.answeredAt}
        when ${answer}::text is null then null else ${now}::timestamptz end`,
      closedAt: state === 'open' ? null : sql`coalesce(${tickets.closedAt}, ${now}::timestamptz)`,
    })
    .where(eq(tickets.number, number))
    .returning();
  if (ticket === undefined) throw new AppError('ticket_not_found');
  return ticket;
}

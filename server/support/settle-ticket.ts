import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { SupportContext } from './support-context.ts';
import { type StoredTicket, tickets } from './tables.ts';

interface Settlement {
  readonly number: number;
  /** The version that the analyst saw. */
  readonly version: number;
  readonly state: 'open' | 'closed';
  readonly answer: string | null;
}

/**
 * Stores the answer and the state of a ticket and returns it. Times of an answer or a closing that do not change are
 * kept. Throws `ticket_not_found`, or `ticket_changed` when the version is not the stored one, unless the ticket is
 * already as requested: a request may be sent again after a lost response.
 */
export async function settleTicket(
  { db, clock }: SupportContext,
  settlement: Settlement,
): Promise<StoredTicket> {
  const { number, version, state, answer } = settlement;
  const now = clock.now();
  const [settled] = await db
    .update(tickets)
    .set({
      answer,
      answeredAt: sql`case when ${tickets.answer} is not distinct from ${answer} then ${tickets.answeredAt}
        when ${answer}::text is null then null else ${now}::timestamptz end`,
      closedAt: state === 'open' ? null : sql`coalesce(${tickets.closedAt}, ${now}::timestamptz)`,
      version: sql`${tickets.version} + 1`,
    })
    .where(and(eq(tickets.number, number), eq(tickets.version, version)))
    .returning();
  if (settled !== undefined) return settled;
  const ticket = await readTicket(db, number);
  if (isSettledAs(ticket, settlement)) return ticket;
  throw new AppError('ticket_changed');
}

/** Reads a ticket. Throws `ticket_not_found`. */
export async function readTicket(db: Database, number: number): Promise<StoredTicket> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.number, number));
  if (ticket === undefined) throw new AppError('ticket_not_found');
  return ticket;
}

function isSettledAs(ticket: StoredTicket, { state, answer }: Settlement): boolean {
  return ticket.answer === answer && (ticket.closedAt === null) === (state === 'open');
}

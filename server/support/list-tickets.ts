import { asc, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { type StoredTicket, tickets } from './tables.ts';

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

interface TicketList {
  readonly rows: StoredTicket[];
  readonly total: number;
}

/** A person's own tickets, newest first. */
export function listOwnTickets(db: Database, userId: string, slice: Slice): Promise<TicketList> {
  return readSlice(db, { which: eq(tickets.userId, userId), order: [desc(tickets.number)], ...slice });
}

/** Tickets to be answered, premium members' first and then the oldest; or those that are closed, latest first. */
export function listDeskTickets(
  db: Database,
  { state, ...slice }: Slice & { readonly state: 'open' | 'closed' },
): Promise<TicketList> {
  return state === 'open'
    ? readSlice(db, {
        which: isNull(tickets.closedAt),
        order: [desc(tickets.priority), asc(tickets.number)],
        ...slice,
      })
    : readSlice(db, {
        which: isNotNull(tickets.closedAt),
        order: [desc(tickets.closedAt), desc(tickets.number)],
        ...slice,
      });
}

async function readSlice(
  db: Database,
  { which, order, offset, limit }: Slice & { readonly which: SQL; readonly order: readonly SQL[] },
): Promise<TicketList> {
  const [counted] = await db.select({ total: count() }).from(tickets).where(which);
  const rows = await db
    .select()
    .from(tickets)
    .where(which)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  return { rows, total: counted?.total ?? 0 };
}

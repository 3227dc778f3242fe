import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import type { SupportTicket, TicketReceipt } from '@gullylens/contract/http/support';
import type { Page } from '@gullylens/contract/values/page';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PersonalDataSource } from '../accounts/public.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { SupportContext } from './create-ticket.ts';
import { type StoredTicket, tickets } from './tables.ts';

/** Converts a new ticket to the confirmation that its sender receives, signed in or not. */
export function presentConfirmation({ number, priority, openedAt }: StoredTicket): TicketReceipt {
  return { number, priority, openedAt: openedAt.toISOString() };
}

/** Converts a ticket to the shape for the signed-in user who filed it. */
export function presentTicket(ticket: StoredTicket): SupportTicket {
  return {
    ...presentConfirmation(ticket),
    subject: ticket.subject,
    message: ticket.message,
    state: ticket.closedAt === null ? 'open' : 'closed',
    answer: ticket.answer,
    answeredAt: ticket.answeredAt?.toISOString() ?? null,
  };
}

/** Converts a ticket to the desk's shape, with the sender's name and address. */
export function presentDeskTicket(ticket: StoredTicket): DeskTicket {
  const { name, email, version } = ticket;
  return { ...presentTicket(ticket), name, email, version };
}

type PageRequest = Omit<Page, 'total'>;

/** Lists a user's own tickets, newest first. */
export function listOwnTickets(db: Database, userId: string, request: PageRequest) {
  const list = { condition: eq(tickets.userId, userId), order: [desc(tickets.number)] };
  return readPage(db, list, presentTicket, request);
}

const lists = {
  open: { condition: isNull(tickets.closedAt), order: [desc(tickets.priority), asc(tickets.number)] },
  closed: { condition: isNotNull(tickets.closedAt), order: [desc(tickets.closedAt), desc(tickets.number)] },
};

/** Lists open tickets, premium members' first, then oldest first; or closed ones, latest first. */
export function listDeskTickets(
  db: Database,
  { state, ...request }: PageRequest & { readonly state: keyof typeof lists },
): Promise<{ data: DeskTicket[]; page: Page }> {
  return readPage(db, lists[state], presentDeskTicket, request);
}

async function readPage<Ticket>(
  db: Database,
  { condition, order }: { readonly condition: SQL; readonly order: SQL[] },
  present: (ticket: StoredTicket) => Ticket,
  { offset, limit }: PageRequest,
): Promise<{ data: Ticket[]; page: Page }> {
  const found = db.select().from(tickets).where(condition);
  const rows = await found
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  return { data: rows.map(present), page: { offset, limit, total: await db.$count(tickets, condition) } };
}

/** Reads a ticket. Throws `ticket_not_found`. */
export async function readTicket(db: Database, number: number): Promise<StoredTicket> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.number, number));
  if (ticket === undefined) throw new AppError('ticket_not_found');
  return ticket;
}

interface TicketUpdate {
  readonly number: number;
  /** The version that the analyst saw. */
  readonly version: number;
  readonly state: 'open' | 'closed';
  readonly answer: string | null;
}

/**
 * Stores the answer and the state of a ticket and returns it. The times of an unchanged answer or state do not change.
 * Throws `ticket_not_found`, or `ticket_changed` when the version is outdated, unless the ticket is already as
 * requested (a retry).
 */
export async function updateTicket(
  { db, clock }: SupportContext,
  { number, version, state, answer }: TicketUpdate,
): Promise<StoredTicket> {
  const now = clock.now();
  const [updated] = await db
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
  if (updated !== undefined) return updated;
  const ticket = await readTicket(db, number);
  if (ticket.answer === answer && (ticket.closedAt === null) === (state === 'open')) return ticket;
  throw new AppError('ticket_changed');
}

/** Collects the tickets that a user filed while signed in, for the export. Account deletion deletes them. */
export function createPersonalData(db: Database): PersonalDataSource {
  return {
    name: 'support',
    collect: async (userId) => {
      const own = await db
        .select()
        .from(tickets)
        .where(eq(tickets.userId, userId))
        .orderBy(asc(tickets.number));
      return {
        tickets: own.map((ticket) => ({ ...presentTicket(ticket), name: ticket.name, email: ticket.email })),
      };
    },
    erase: async (userId, tx) => {
      await tx.delete(tickets).where(eq(tickets.userId, userId));
    },
  };
}

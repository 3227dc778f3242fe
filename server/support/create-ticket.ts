import type { User } from '@gullylens/contract/http/auth';
import { and, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import { type Database, type Transaction, withTransactionLock } from '../platform/database/open-database.ts';
import { type StoredTicket, tickets } from './tables.ts';

/** The dependencies of this feature's functions. */
export interface SupportContext {
  readonly db: Database;
  readonly clock: Clock;
  /** Returns the user; null when the account is deleted. */
  readonly findUser: (userId: string) => Promise<User | null>;
  /** Delays the deletion of an account until the ticket is written; throws when it is deleted. */
  readonly lockUser: (tx: Transaction, userId: string) => Promise<void>;
}

/** The same text from the same sender within this time returns the first ticket: a retry, or a button pressed twice. */
const SAME_TICKET_MS = 10 * 60_000;

interface TicketRequest {
  readonly subject: string;
  readonly message: string;
  readonly email?: string | undefined;
}

type NewTicket = typeof tickets.$inferInsert;

/**
 * Stores a ticket, with priority for premium members, and returns it. Throws `email_required` when a visitor who is not
 * signed in gives no address.
 */
export async function createTicket(context: SupportContext, userId: string | null, request: TicketRequest) {
  const openedAt = context.clock.now();
  const ticket = { ...request, ...(await readSender(context, userId, request.email)), openedAt };
  return context.db.transaction(async (tx) => {
    if (userId !== null) await context.lockUser(tx, userId);
    await withTransactionLock(tx, `ticket of ${ticket.email}`);
    const earlier = await findSame(tx, ticket);
    if (earlier) return earlier;
    const [stored] = await tx.insert(tickets).values(ticket).returning();
    if (stored === undefined) throw new Error('insert returned no ticket');
    return stored;
  });
}

async function readSender({ findUser }: SupportContext, userId: string | null, email: string | undefined) {
  if (userId === null) {
    if (email === undefined) throw new AppError('email_required');
    return { userId, name: '', email, priority: false };
  }
  const user = await findUser(userId);
  if (user === null) throw new AppError('token_invalid');
  return { userId, name: user.name, email: email ?? user.email, priority: user.isPremium };
}

async function findSame(tx: Transaction, ticket: NewTicket): Promise<StoredTicket | undefined> {
  const [same] = await tx
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.email, ticket.email),
        gt(tickets.openedAt, new Date(ticket.openedAt.getTime() - SAME_TICKET_MS)),
        sql`${tickets.userId} is not distinct from ${ticket.userId}`,
        eq(tickets.subject, ticket.subject),
        eq(tickets.message, ticket.message),
      ),
    );
  return same;
}

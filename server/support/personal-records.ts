import { asc, eq } from 'drizzle-orm';
import type { PersonalRecords } from '../accounts/public.ts';
import type { Database } from '../platform/database/open-database.ts';
import { presentTicket } from './tickets.ts';
import { tickets } from './tables.ts';

/** Tickets that a person filed while signed in; nothing wants them kept once the person is gone. */
export function createPersonalRecords(db: Database): PersonalRecords {
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

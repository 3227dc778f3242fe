import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import type { SupportTicket, TicketReceipt } from '@gullylens/contract/http/support';
import type { StoredTicket } from './tables.ts';

/** What anybody may know who filed it, signed in or not. */
export function presentReceipt({ number, priority, openedAt }: StoredTicket): TicketReceipt {
  return { number, priority, openedAt: openedAt.toISOString() };
}

/** A ticket for the person who filed it. */
export function presentTicket(ticket: StoredTicket): SupportTicket {
  return {
    ...presentReceipt(ticket),
    subject: ticket.subject,
    message: ticket.message,
    state: ticket.closedAt === null ? 'open' : 'closed',
    answer: ticket.answer,
    answeredAt: ticket.answeredAt?.toISOString() ?? null,
  };
}

/** A ticket for those who answer it. */
export function presentDeskTicket(ticket: StoredTicket): DeskTicket {
  const { name, email, version } = ticket;
  return { ...presentTicket(ticket), name, email, version };
}

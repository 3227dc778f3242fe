import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute, success, successPage, userRead } from '../definition/route.ts';
import { Instant } from '../values/scalars.ts';
import { PageQuery } from '../values/page.ts';
import { plainLine, plainText } from '../values/plain-text.ts';

/** Longest subject and message of a ticket, in code points. */
export const TICKET_LENGTHS = { subject: 120, message: 4000 } as const;

const EMAIL_LENGTH = 254;

/** The ticket as shown to its author, signed in or not. */
export const TicketReceipt = z.object({
  /** The number that users quote: `1042`. */
  number: z.int().min(1),
  /** Filed by a premium member, and answered before others. */
  priority: z.boolean(),
  openedAt: Instant,
});
export type TicketReceipt = z.infer<typeof TicketReceipt>;

/** A ticket as its author sees it. */
export const SupportTicket = TicketReceipt.extend({
  subject: z.string(),
  message: z.string(),
  state: z.enum(['open', 'closed']),
  /** Null until answered; there is no mail server, so it is read here. */
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
});
export type SupportTicket = z.infer<typeof SupportTicket>;

export const supportRoutes = {
  createTicket: defineRoute({
    method: 'POST',
    path: '/api/support/tickets/',
    summary:
      'File a ticket; without signing in an e-mail address is needed. Sent again within 10 minutes it is the same',
    access: 'guest',
    rateLimit: rateLimits.ticket,
    body: z.strictObject({
      subject: plainLine(TICKET_LENGTHS.subject),
      message: plainText(TICKET_LENGTHS.message),
      email: z.email().max(EMAIL_LENGTH).optional(),
    }),
    answers: { 201: success(TicketReceipt) },
  }),
  listTickets: defineRoute({
    ...userRead,
    path: '/api/support/tickets/',
    summary: 'Your tickets with their answers, newest first',
    query: PageQuery,
    answers: { 200: successPage(SupportTicket) },
  }),
};

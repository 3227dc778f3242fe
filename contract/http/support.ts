import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute, success, successPage, userRead } from '../definition/route.ts';
import { PageQuery } from '../values/page.ts';
import { plainLine, plainText } from '../values/plain-text.ts';
import { Instant } from '../values/scalars.ts';

/** Maximum lengths of a ticket's texts, in code points. */
export const TICKET_LENGTHS = { subject: 120, message: 4000 } as const;

/** Maximum length of an e-mail address in characters (RFC 5321). */
const EMAIL_LENGTH = 254;

/** Confirmation of a new ticket, also for visitors who are not signed in. */
export const TicketReceipt = z.object({
  number: z.int().min(1).describe('The number that users quote: `1042`.'),
  priority: z.boolean().describe('Filed by a premium member; answered first.'),
  openedAt: Instant,
});
export type TicketReceipt = z.infer<typeof TicketReceipt>;

/** A ticket as its signed-in author sees it. */
export const SupportTicket = TicketReceipt.extend({
  subject: z.string(),
  message: z.string(),
  state: z.enum(['open', 'closed']),
  answer: z.string().nullable().describe('Null until answered.'),
  answeredAt: Instant.nullable(),
});
export type SupportTicket = z.infer<typeof SupportTicket>;

/** Routes with which visitors and users send tickets. */
export const supportRoutes = {
  createTicket: defineRoute({
    method: 'POST',
    path: '/api/support/tickets/',
    summary:
      'Open a ticket; visitors must send an e-mail address; a repeat within 10 minutes returns the same ticket',
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
    summary: 'List your tickets with their answers, newest first',
    query: PageQuery,
    answers: { 200: successPage(SupportTicket) },
  }),
};

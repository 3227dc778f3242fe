import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { analystRead, defineRoute, success, successPage } from '../definition/route.ts';
import { PageQuery } from '../values/page.ts';
import { plainText } from '../values/plain-text.ts';
import { SupportTicket } from './support.ts';

/** Maximum length of an answer, in code points. */
const ANSWER_LENGTH = 4000;
const State = z.enum(['open', 'closed']);
const Version = z.int().min(0).max(2_147_483_647).describe('Revision number of a ticket.');

/** A ticket as analysts see it, with its author's name and e-mail address. */
export const DeskTicket = SupportTicket.extend({
  name: z.string(),
  email: z.string(),
  version: Version.describe('Updates must send the current version.'),
});
export type DeskTicket = z.infer<typeof DeskTicket>;

const params = z.strictObject({ number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
/** The response with one ticket. */
export const DeskTicketResponse = success(DeskTicket);

/** Routes with which analysts answer tickets. */
export const deskTicketRoutes = {
  listDeskTickets: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/tickets/',
    summary: 'List open tickets, priority first, then oldest first; or closed tickets, newest first',
    query: PageQuery.extend({ state: State.default('open') }),
    answers: { 200: successPage(DeskTicket) },
  }),
  readDeskTicket: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/tickets/{number}/',
    summary: 'Read an open or closed ticket',
    params,
    answers: { 200: DeskTicketResponse },
    errorStatuses: [404],
  }),
  updateTicket: defineRoute({
    method: 'PUT',
    path: '/api/v1/desk/tickets/{number}/',
    summary: 'Answer, close or reopen a ticket; 409 if another analyst has changed it',
    access: 'analyst',
    rateLimit: rateLimits.write,
    params,
    body: z.strictObject({
      version: Version,
      state: State,
      answer: plainText(ANSWER_LENGTH).nullable(),
    }),
    answers: { 200: DeskTicketResponse },
    errorStatuses: [404, 409],
  }),
};

import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { analystRead, defineRoute, success, successPage } from '../definition/route.ts';
import { PageQuery } from '../values/page.ts';
import { plainText } from '../values/plain-text.ts';
import { SupportTicket } from './support.ts';

const ANSWER_LENGTH = 4000;
const State = z.enum(['open', 'closed']);
/** The database stores a version as a 32-bit integer. */
const Version = z.int().min(0).max(2_147_483_647);

/** A ticket as the desk sees it, with its author and, without an account, their address. */
export const DeskTicket = SupportTicket.extend({
  name: z.string(),
  email: z.string(),
  /** Incremented by each change of an analyst. Updates must send the current version. */
  version: Version,
});
export type DeskTicket = z.infer<typeof DeskTicket>;

const params = z.strictObject({ number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const one = success(DeskTicket);

export const deskTicketRoutes = {
  listDeskTickets: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/tickets/',
    summary: 'Open tickets, priority first and oldest first; or closed ones, newest first',
    query: PageQuery.extend({ state: State.default('open') }),
    answers: { 200: successPage(DeskTicket) },
  }),
  readDeskTicket: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/tickets/{number}/',
    summary: 'One ticket, whatever its state',
    params,
    answers: { 200: one },
    refusals: [404],
  }),
  updateTicket: defineRoute({
    method: 'PUT',
    path: '/api/v1/desk/tickets/{number}/',
    summary:
      'Answer a ticket, close it, or open it again; the person reads the answer under their tickets. 409 when the version is not the newest',
    access: 'analyst',
    rateLimit: rateLimits.write,
    params,
    body: z.strictObject({
      version: Version,
      state: State,
      answer: plainText(ANSWER_LENGTH).nullable(),
    }),
    answers: { 200: one },
    refusals: [404, 409],
  }),
};

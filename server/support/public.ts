import type { deskTicketRoutes } from '@gullylens/contract/http/desk-tickets';
import type { supportRoutes } from '@gullylens/contract/http/support';
import { ok, success } from '../platform/http/answers.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { createTicket, type SupportContext } from './create-ticket.ts';
import {
  createPersonalData,
  listDeskTickets,
  listOwnTickets,
  presentDeskTicket,
  presentConfirmation,
  readTicket,
  updateTicket,
} from './tickets.ts';

/** Support, for the start of the server. */
export type Support = ReturnType<typeof createSupport>;

/** Creates support: visitors file tickets, and analysts answer them, premium members' first. It has no jobs. */
export function createSupport(context: SupportContext) {
  return {
    handlers: createSupportHandlers(context),
    personalRecords: createPersonalData(context.db),
  };
}

function createSupportHandlers(
  context: SupportContext,
): Handlers<typeof supportRoutes & typeof deskTicketRoutes> {
  const { db } = context;
  return {
    createTicket: async ({ visitor, body }) => {
      const ticket = await createTicket(context, visitor?.userId ?? null, body);
      return { ...success(presentConfirmation(ticket)), status: 201 };
    },
    listTickets: async ({ visitor, query }) =>
      ok({ status: 'success', ...(await listOwnTickets(db, visitor.userId, query)) }),
    listDeskTickets: async ({ query }) => ok({ status: 'success', ...(await listDeskTickets(db, query)) }),
    readDeskTicket: async ({ params }) => success(presentDeskTicket(await readTicket(db, params.number))),
    updateTicket: async ({ params, body }) =>
      success(presentDeskTicket(await updateTicket(context, { ...params, ...body }))),
  };
}

import type { deskTicketRoutes } from '@gullylens/contract/http/desk-tickets';
import type { supportRoutes } from '@gullylens/contract/http/support';
import type { Handlers } from '../platform/http/handler.ts';
import { fileTicket, type SupportContext } from './file-ticket.ts';
import {
  listDeskTickets,
  listOwnTickets,
  presentDeskTicket,
  presentReceipt,
  readTicket,
  settleTicket,
} from './tickets.ts';

export function createSupportHandlers(
  context: SupportContext,
): Handlers<typeof supportRoutes & typeof deskTicketRoutes> {
  return {
    fileTicket: async ({ visitor, body }) => {
      const ticket = await fileTicket(context, visitor?.userId ?? null, body);
      return { status: 201, body: { status: 'success', data: presentReceipt(ticket) } };
    },
    listTickets: async ({ visitor, query }) => ({
      status: 200,
      body: { status: 'success', ...(await listOwnTickets(context.db, visitor.userId, query)) },
    }),
    listDeskTickets: async ({ query }) => ({
      status: 200,
      body: { status: 'success', ...(await listDeskTickets(context.db, query)) },
    }),
    readDeskTicket: async ({ params }) => {
      const ticket = await readTicket(context.db, params.number);
      return { status: 200, body: { status: 'success', data: presentDeskTicket(ticket) } };
    },
    settleTicket: async ({ params, body }) => {
      const ticket = await settleTicket(context, { ...params, ...body });
      return { status: 200, body: { status: 'success', data: presentDeskTicket(ticket) } };
    },
  };
}

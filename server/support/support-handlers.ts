import type { deskTicketRoutes } from '@gullylens/contract/http/desk-tickets';
import type { supportRoutes } from '@gullylens/contract/http/support';
import type { Handlers } from '../platform/http/handler.ts';
import { fileTicket } from './file-ticket.ts';
import { listDeskTickets, listOwnTickets } from './list-tickets.ts';
import { presentDeskTicket, presentReceipt, presentTicket } from './present-ticket.ts';
import { readTicket, settleTicket } from './settle-ticket.ts';
import type { SupportContext } from './support-context.ts';

export function createSupportHandlers(
  context: SupportContext,
): Handlers<typeof supportRoutes & typeof deskTicketRoutes> {
  return {
    fileTicket: async ({ visitor, body }) => {
      const ticket = await fileTicket(context, visitor?.userId ?? null, body);
      return { status: 201, body: { status: 'success', data: presentReceipt(ticket) } };
    },
    listTickets: async ({ visitor, query }) => {
      const { rows, total } = await listOwnTickets(context.db, visitor.userId, query);
      const page = { ...query, total };
      return { status: 200, body: { status: 'success', data: rows.map(presentTicket), page } };
    },
    listDeskTickets: async ({ query }) => {
      const { rows, total } = await listDeskTickets(context.db, query);
      const page = { offset: query.offset, limit: query.limit, total };
      return { status: 200, body: { status: 'success', data: rows.map(presentDeskTicket), page } };
    },
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

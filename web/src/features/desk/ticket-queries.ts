import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import { apiQuery } from '../../platform/api/api-query.ts';

export type TicketState = DeskTicket['state'];

/** Tickets on one page of the list. */
const TICKETS_A_PAGE = 25;

export function ticketsQuery(state: TicketState, page: number) {
  const place = { offset: (page - 1) * TICKETS_A_PAGE, limit: TICKETS_A_PAGE };
  return apiQuery('GET /api/v1/desk/tickets/', { query: { state, ...place } });
}

/** What every page of tickets begins its key with. */
export const allTickets = ['GET /api/v1/desk/tickets/'] as const;

export function ticketQuery(number: number) {
  return apiQuery('GET /api/v1/desk/tickets/{number}/', { params: { number: String(number) } });
}

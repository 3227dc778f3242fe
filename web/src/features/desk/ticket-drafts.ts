import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import { useState } from 'react';
import { type Draft, type Stored, isDirty } from './draft.ts';
import { apiQuery } from '../../platform/api/api-query.ts';

/** An answer that was edited, with its ticket as it was then: the ticket may leave the list meanwhile. */
interface TicketDraft {
  ticket: DeskTicket;
  draft: Draft<string>;
}

export type DraftUpdate = (latest: Draft<string> | null) => Draft<string> | null;

/** The answers being written at the desk, by ticket number. */
export function useTicketDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, TicketDraft>>(new Map());
  const update = (ticket: DeskTicket, change: DraftUpdate) =>
    setDrafts((latest) => {
      const next = new Map(latest);
      const draft = change(latest.get(ticket.number)?.draft ?? null);
      if (draft === null) next.delete(ticket.number);
      else next.set(ticket.number, { ticket, draft });
      return next;
    });
  return { drafts, update };
}

export type TicketDrafts = ReturnType<typeof useTicketDrafts>;

/** The tickets whose answer has unsaved edits. */
export function unsavedTickets(drafts: TicketDrafts['drafts']): DeskTicket[] {
  return [...drafts.values()].flatMap(({ ticket, draft }) => (isDirty(draft) ? [ticket] : []));
}

/** The stored answer of a ticket with its version. */
export function storedAnswer({ answer, version }: DeskTicket): Stored<string> {
  return { value: answer ?? '', version };
}

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

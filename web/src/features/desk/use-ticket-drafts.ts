import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import { useState } from 'react';
import { type Draft, isDirty, type Stored } from './draft.ts';

/** An answer that was edited, with its ticket as it was then: the ticket may leave the list meanwhile. */
export interface TicketDraft {
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

import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { momentText } from '../../ui/dates.ts';
import { currentDraft } from './draft.ts';
import { TicketAnswer } from './ticket-answer.tsx';
import { ticketQuery } from './ticket-queries.ts';
import { storedAnswer, type TicketDrafts } from './use-ticket-drafts.ts';

interface TicketCardProps {
  ticket: DeskTicket;
  /** False when the page of the list no longer has the ticket: its newest version is then read by itself. */
  isListed: boolean;
  answers: TicketDrafts;
}

/** One ticket with its answer, which its person reads where they filed it. */
export function TicketCard({ ticket: listed, isListed, answers: { drafts, update } }: TicketCardProps) {
  const { i18n } = useLingui();
  const read = useQuery({ ...ticketQuery(listed.number), enabled: !isListed }).data?.data;
  const ticket = read !== undefined && read.version > listed.version ? read : listed;
  const draft = currentDraft(drafts.get(ticket.number)?.draft ?? null, storedAnswer(ticket));
  return (
    <Card className="p-5">
      <article>
        <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
          <span className="font-semibold tabular">#{ticket.number}</span>
          {ticket.priority && <Badge tone="premium">{i18n.t('Priority')}</Badge>}
          <span className="tabular">{momentText(i18n, ticket.openedAt)}</span>
        </div>
        <h2 className="mt-1 font-bold wrap-anywhere">{ticket.subject}</h2>
        <p className="text-sm text-muted wrap-anywhere">
          {ticket.name} · {ticket.email}
        </p>
        <p className="mt-3 whitespace-pre-line wrap-anywhere">{ticket.message}</p>
        <TicketAnswer ticket={ticket} draft={draft} onChange={(change) => update(ticket, change)} />
      </article>
    </Card>
  );
}

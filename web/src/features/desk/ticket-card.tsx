import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { allTickets, type TicketState } from './ticket-queries.ts';

const ANSWER_LENGTH = 4000;

/** One ticket with its answer, which its person reads where they filed it. */
export function TicketCard({ ticket }: { ticket: DeskTicket }) {
  const { i18n } = useLingui();
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
        <TicketAnswer ticket={ticket} />
      </article>
    </Card>
  );
}

function TicketAnswer({ ticket: { number, state, answer: given } }: { ticket: DeskTicket }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [answer, setAnswer] = useState(given ?? '');
  const settle = useMutation({
    mutationFn: (next: TicketState) =>
      callApi('PUT /api/v1/desk/tickets/{number}/', {
        params: { number: String(number) },
        body: { state: next, answer: answer.trim() === '' ? null : answer },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: allTickets }),
  });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <TextArea
        label={i18n.t('Answer')}
        maxLength={ANSWER_LENGTH}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button busy={settle.isPending} onClick={() => settle.mutate('closed')}>
          {i18n.t(state === 'open' ? 'Save and close' : 'Save')}
        </Button>
        <Button look="outline" disabled={settle.isPending} onClick={() => settle.mutate('open')}>
          {i18n.t(state === 'open' ? 'Save and keep open' : 'Open again')}
        </Button>
        <p role="status" className="text-sm text-danger">
          {settle.isError && i18n.t(textOfError(settle.error, sentence('The answer was not saved.')))}
        </p>
      </div>
    </div>
  );
}

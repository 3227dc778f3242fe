import type { SupportTicket } from '@gullylens/contract/http/support';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { relativeTime } from '../../ui/dates.ts';
import { Foldable } from '../../ui/foldable.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ticketsQuery } from './ask-support.tsx';

/** What the signed-in person asked, with the answers: there is no mail that would bring them. */
export function OwnTickets() {
  const { i18n } = useLingui();
  const tickets = useQuery(ticketsQuery);
  return (
    <section aria-labelledby="own-tickets">
      <Card className="p-5">
        <h2 id="own-tickets" className="mb-2 text-lg font-bold">
          {i18n.t('Your tickets')}
        </h2>
        <QueryState
          query={tickets}
          skeletons={['h-14 w-full']}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-sm text-muted">{i18n.t('No tickets yet.')}</p>}
        >
          {({ data }) => (
            <ul className="divide-y divide-line">
              {data.map((ticket) => (
                <li key={ticket.number}>
                  <TicketLine ticket={ticket} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </Card>
    </section>
  );
}

function TicketLine({ ticket }: { ticket: SupportTicket }) {
  const { i18n } = useLingui();
  const { number, subject, openedAt, message, answer } = ticket;
  const title = (
    <span className="min-w-0">
      <span className="text-base font-semibold wrap-anywhere" dir="auto">
        {subject}
      </span>{' '}
      <TicketState ticket={ticket} />
      <span className="block text-muted tabular">
        {i18n.t('Number {number}', { number })} · {relativeTime(i18n, Date.parse(openedAt))}
      </span>
    </span>
  );
  return (
    <Foldable title={title}>
      <p className="whitespace-pre-wrap py-2 text-muted wrap-anywhere" dir="auto">
        {message}
      </p>
      {answer !== null && (
        <div className="mb-2 rounded-control border-l-4 border-turf bg-raised p-3">
          <p className="text-sm font-semibold">{i18n.t('Our answer')}</p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere" dir="auto">
            {answer}
          </p>
        </div>
      )}
    </Foldable>
  );
}

function TicketState({ ticket }: { ticket: SupportTicket }) {
  const { i18n } = useLingui();
  if (ticket.answer !== null) return <Badge tone="turf">{i18n.t('Answered')}</Badge>;
  if (ticket.state === 'closed') return <Badge>{i18n.t('Closed')}</Badge>;
  return (
    <Badge tone={ticket.priority ? 'premium' : 'sky'}>
      {i18n.t(ticket.priority ? 'Open, priority' : 'Open')}
    </Badge>
  );
}

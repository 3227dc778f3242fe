import type { SupportTicket, TICKET_LENGTHS, TicketReceipt } from '@gullylens/contract/http/support';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Pager, pageQuery } from '../../ui/layout/pager.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';
import { relativeTime } from '../../ui/text/dates.ts';
import { TextArea, TextField } from '../../ui/controls/fields.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';

/** The support form; after sending, the ticket's number and where to read the answer. */
export function AskSupport({ isSignedIn }: { isSignedIn: boolean }) {
  const { i18n } = useLingui();
  const [sentTicket, setSentTicket] = useState<SentTicket | null>(null);
  return (
    <SectionCard
      title={i18n.t('Write to us')}
      note={i18n.t(
        isSignedIn
          ? 'Your message becomes a ticket with a number. We answer it here, under your tickets; Premium members are answered first.'
          : 'Your message becomes a ticket with a number. We answer it by email; Premium members are answered first.',
      )}
    >
      {sentTicket === null ? (
        <TicketForm isSignedIn={isSignedIn} onSent={setSentTicket} />
      ) : (
        <div role="status">
          <p className="flex items-center gap-2 font-semibold">
            <CircleCheck aria-hidden="true" className="size-5 text-turf" />
            {i18n.t('Sent. Your ticket is number {number}.', { number: sentTicket.number })}
          </p>
          <p className="mt-1 text-sm text-muted">
            {sentTicket.email === null
              ? i18n.t('You will find our answer here, under your tickets, and in your account.')
              : i18n.t('We will write to {email}.', { email: sentTicket.email })}{' '}
            {sentTicket.priority && i18n.t('As a premium member you are answered first.')}
          </p>
          <Button look="outline" className="mt-4" onClick={() => setSentTicket(null)}>
            {i18n.t('Write another')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

/** Longest texts in characters. Does not compile when the contract has other limits. */
const LENGTHS: typeof TICKET_LENGTHS = { subject: 120, message: 4000 };

/** A ticket that has just been sent, for its confirmation. */
export interface SentTicket extends TicketReceipt {
  /** The address of the answer; null for signed-in users, who read it here. */
  email: string | null;
}

interface TicketFormProps {
  isSignedIn: boolean;
  onSent: (ticket: SentTicket) => void;
}

/** The form for a new ticket. Only visitors enter an email address. The text stays after any failure. */
export function TicketForm({ isSignedIn, onSent }: TicketFormProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState({ subject: '', message: '', email: '' });
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: ({ email, ...question }: typeof typed) =>
      callApi('POST /api/support/tickets/', { body: isSignedIn ? question : { ...question, email } }),
    onSuccess: ({ data }, { email }) => {
      void client.invalidateQueries({ queryKey: ['GET /api/support/tickets/'] });
      onSent({ ...data, email: isSignedIn ? null : email });
    },
  });
  return (
    <Form onSubmit={() => send.mutate(typed)} className="space-y-4">
      <TextField
        label={i18n.t('Subject')}
        required
        maxLength={LENGTHS.subject}
        value={typed.subject}
        onChange={(event) => setTyped({ ...typed, subject: event.target.value })}
      />
      <TextArea
        label={i18n.t('Message')}
        required
        rows={5}
        maxLength={LENGTHS.message}
        value={typed.message}
        onChange={(event) => setTyped({ ...typed, message: event.target.value })}
      />
      {!isSignedIn && (
        <TextField
          label={i18n.t('Your email, for the answer')}
          required
          type="email"
          autoComplete="email"
          value={typed.email}
          onChange={(event) => setTyped({ ...typed, email: event.target.value })}
        />
      )}
      <InlineError error={send.error} otherwise={sentence('That was not sent. Please try again.')} />
      <Button type="submit" size="large" className="max-sm:w-full" busy={send.isPending}>
        {i18n.t(send.isPending ? 'Sending...' : 'Send')}
      </Button>
    </Form>
  );
}

/** The signed-in user's tickets, newest first. Their answers are shown only here, not sent by email. */
export function OwnTickets({ hidesNone }: { hidesNone?: boolean }) {
  const { i18n } = useLingui();
  const [page, setPage] = useState(1);
  const tickets = useQuery({
    ...apiQuery('GET /api/support/tickets/', { query: pageQuery(page) }),
    placeholderData: keepPreviousData,
  });
  if (hidesNone && !tickets.error && !tickets.data?.data.length) return null;
  return (
    <SectionCard title={i18n.t('Your tickets')}>
      <QueryState
        query={tickets}
        skeletons={['h-14 w-full']}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="text-sm text-muted">{i18n.t('No tickets yet.')}</p>}
      >
        {({ data, page: shown }) => (
          <>
            <ul className="divide-y divide-line">
              {data.map((ticket) => (
                <li key={ticket.number}>
                  <TicketLine ticket={ticket} />
                </li>
              ))}
            </ul>
            <Pager label={i18n.t('Pages of your tickets')} page={shown} onGoTo={setPage} />
          </>
        )}
      </QueryState>
    </SectionCard>
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
    <Disclosure title={title}>
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
    </Disclosure>
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

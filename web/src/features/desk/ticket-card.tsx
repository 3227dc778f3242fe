import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { relativeTime } from '../../ui/text/dates.ts';
import { TextArea } from '../../ui/controls/fields.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { ChangeConflict } from './conflicts.tsx';
import { currentDraft, type Draft, hasConflict, isDirty, savedDraft, type Stored } from './draft.ts';
import { useByKey } from './use-by-key.ts';

interface TicketCardProps {
  ticket: DeskTicket;
  /** False when the page of the list no longer has the ticket; its newest version is then fetched separately. */
  isListed: boolean;
  ticketDrafts: TicketDrafts;
}

/** Longest answer in characters, as in the contract. */
const ANSWER_LENGTH = 4000;

/** A ticket and its answer. After another analyst has changed the answer, both are shown. */
export function TicketCard({ ticket: listed, isListed, ticketDrafts: { drafts, update } }: TicketCardProps) {
  const { i18n } = useLingui();
  const read = useQuery({ ...ticketQuery(listed.number), enabled: !isListed }).data?.data;
  const ticket = read !== undefined && read.version > listed.version ? read : listed;
  const { state, version } = ticket;
  const stored = storedAnswer(ticket);
  const draft = currentDraft(drafts.get(ticket.number)?.draft ?? null, stored);
  const change = (edit: DraftUpdate) => update(ticket, edit);
  const save = useSave(ticket, draft, change);
  const conflict = hasConflict(draft, stored);
  const continueWith = (value: string) => {
    change(() => ({ value, base: stored }));
    save.reset();
  };
  return (
    <Card className="p-4 sm:p-5">
      <article className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="min-w-0">
          <h2 className="font-bold wrap-anywhere">{ticket.subject}</h2>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted tabular">
            {ticket.priority && (
              <Badge isPlain tone="premium">
                {i18n.t('Premium')}
              </Badge>
            )}
            <span>{relativeTime(i18n, Date.parse(ticket.openedAt))}</span>
            <span>#{ticket.number}</span>
          </p>
          <p className="mt-3 whitespace-pre-line wrap-anywhere">{ticket.message}</p>
          <p className="mt-3 text-sm text-muted wrap-anywhere">
            {ticket.name} · {ticket.email}
          </p>
        </div>
        <div className="min-w-0 border-t border-line pt-4 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          {conflict && (
            <div key={version} className="mb-4">
              <ChangeConflict
                onTakeTheirs={() => continueWith(ticket.answer ?? '')}
                onKeepMine={() => continueWith(draft.value)}
              >
                <div className="mb-3 text-sm">
                  <p className="text-muted">
                    {i18n.t(
                      state === 'open' ? 'Their version, ticket open:' : 'Their version, ticket closed:',
                    )}
                  </p>
                  <blockquote className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">
                    {ticket.answer ?? i18n.t('No answer')}
                  </blockquote>
                </div>
              </ChangeConflict>
            </div>
          )}
          <TextArea
            label={i18n.t('Answer')}
            maxLength={ANSWER_LENGTH}
            value={draft.value}
            onChange={(event) => change(() => ({ value: event.target.value, base: draft.base }))}
          />
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <Button busy={save.isPending} disabled={conflict} onClick={() => save.mutate('closed')}>
              {i18n.t(state === 'open' ? 'Save and close' : 'Save')}
            </Button>
            <Button look="outline" disabled={save.isPending || conflict} onClick={() => save.mutate('open')}>
              {i18n.t(state === 'open' ? 'Save and keep open' : 'Open again')}
            </Button>
            {!conflict && (
              <InlineError error={save.error} otherwise={sentence('The answer was not saved.')} />
            )}
          </div>
        </div>
      </article>
    </Card>
  );
}

/** Saves the answer with the version that it is based on. After a 409 the ticket is read again. */
function useSave({ number }: DeskTicket, draft: Draft<string>, onChange: (change: DraftUpdate) => void) {
  const client = useQueryClient();
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['GET /api/v1/desk/tickets/'] }),
      client.invalidateQueries({ queryKey: ticketQuery(number).queryKey }),
    ]);
  return useMutation({
    mutationFn: (state: TicketState) =>
      callApi('PUT /api/v1/desk/tickets/{number}/', {
        params: { number: String(number) },
        body: {
          version: draft.base.version,
          state,
          answer: draft.value.trim() === '' ? null : draft.value,
        },
      }),
    onSuccess: ({ data }) => {
      onChange((latest) => savedDraft(latest, draft.value, storedAnswer(data)));
      return readAgain();
    },
    onError: (error) => (isApiError(error) && error.status === 409 ? readAgain() : undefined),
  });
}

/** An edited answer with its ticket as it was then, because the ticket may leave the list. */
interface TicketDraft {
  ticket: DeskTicket;
  draft: Draft<string>;
}

/** Changes the unsaved answer of a ticket; null when there is none. */
export type DraftUpdate = (latest: Draft<string> | null) => Draft<string> | null;

/** The unsaved answers by ticket number. They are lost when the desk's tickets are left. */
export function useTicketDrafts() {
  const [ofTicket, drafts] = useByKey<number, TicketDraft>();
  const update = (ticket: DeskTicket, change: DraftUpdate) =>
    ofTicket(ticket.number).change((latest) => {
      const draft = change(latest?.draft ?? null);
      return draft && { ticket, draft };
    });
  return { drafts, update };
}

/** The unsaved answers and how to change them. */
export type TicketDrafts = ReturnType<typeof useTicketDrafts>;

/** Tickets with an answer that is typed but not sent. */
export function unsavedTickets(drafts: TicketDrafts['drafts']): DeskTicket[] {
  return [...drafts.values()].flatMap(({ ticket, draft }) => (isDirty(draft) ? [ticket] : []));
}

/** A ticket's answer as stored on the server, with the version that it belongs to. */
export function storedAnswer({ answer, version }: DeskTicket): Stored<string> {
  return { value: answer ?? '', version };
}

/** A ticket is open until an analyst closes it. */
export type TicketState = DeskTicket['state'];

/** One ticket for the desk, by its number. */
export function ticketQuery(number: number) {
  return apiQuery('GET /api/v1/desk/tickets/{number}/', { params: { number: String(number) } });
}

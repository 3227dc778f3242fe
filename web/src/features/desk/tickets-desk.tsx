import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pageQuery } from '../../ui/layout/pager.tsx';
import { TabsInAddress } from '../../ui/layout/tabs-in-address.tsx';
import { DeskList, innerTabClasses } from './desk-list.tsx';
import {
  TicketCard,
  type TicketDrafts,
  type TicketState,
  unsavedTickets,
  useTicketDrafts,
} from './ticket-card.tsx';
import { useUnloadWarning } from './use-unload-warning.ts';

const states = [
  { key: 'open', label: sentence('Waiting') },
  { key: 'closed', label: sentence('Closed') },
] as const;

/** Support tickets in the server's order: open ones of Premium members first, closed ones latest first. */
export function TicketsDesk() {
  const { i18n } = useLingui();
  const ticketDrafts = useTicketDrafts();
  useUnloadWarning(unsavedTickets(ticketDrafts.drafts).length > 0);
  return (
    <TabsInAddress name="tickets" label={i18n.t('Tickets by state')} tabs={states} rowClass={innerTabClasses}>
      {(state) => <TicketList key={state} state={state} ticketDrafts={ticketDrafts} />}
    </TabsInAddress>
  );
}

/** First the tickets with an unsaved answer that are not on this page, in any state, then the page. */
function TicketList({ state, ticketDrafts }: { state: TicketState; ticketDrafts: TicketDrafts }) {
  const { i18n } = useLingui();
  const [page, setPage] = useState(1);
  const tickets = useQuery({
    ...apiQuery('GET /api/v1/desk/tickets/', { query: { state, ...pageQuery(page) } }),
    placeholderData: keepPreviousData,
  });
  const listed = tickets.data?.data ?? [];
  const isListed = (ticket: DeskTicket) => listed.some(({ number }) => number === ticket.number);
  const unsavedElsewhere = unsavedTickets(ticketDrafts.drafts).filter((ticket) => !isListed(ticket));
  return (
    <DeskList
      query={tickets}
      items={[...unsavedElsewhere, ...listed]}
      page={page}
      onGoTo={setPage}
      empty={i18n.t('No tickets here')}
    >
      {(shown) => (
        <ul className="space-y-4">
          {shown.map((ticket) => (
            <li key={ticket.number}>
              <TicketCard ticket={ticket} isListed={isListed(ticket)} ticketDrafts={ticketDrafts} />
            </li>
          ))}
        </ul>
      )}
    </DeskList>
  );
}

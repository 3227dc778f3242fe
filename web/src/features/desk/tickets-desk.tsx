import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { DeskPager } from './desk-pager.tsx';
import { DeskState } from './desk-state.tsx';
import { TicketCard } from './ticket-card.tsx';
import { ticketsQuery, type TicketState } from './ticket-queries.ts';

const states = [
  { key: 'open', label: sentence('Waiting') },
  { key: 'closed', label: sentence('Closed') },
] as const;

const stateKeys = states.map(({ key }) => key);

/** What people asked of support: members' tickets first, then whoever has waited longest. */
export function TicketsDesk() {
  const { i18n } = useLingui();
  const [state, setState] = useChoiceInAddress('tickets', stateKeys, 'open');
  const [page, setPage] = useState(1);
  const tickets = useQuery({ ...ticketsQuery(state, page), placeholderData: keepPreviousData });
  const found = tickets.data;
  const choose = (next: TicketState) => {
    setState(next);
    setPage(1);
  };
  const tabs = states.map(({ key, label }) => ({ key, label: i18n.t(label) }));
  return (
    <Tabs label={i18n.t('Tickets by state')} tabs={tabs} selected={state} onSelect={choose}>
      {found === undefined || found.data.length === 0 ? (
        <DeskState query={tickets} empty={i18n.t('No tickets here')} />
      ) : (
        <>
          <ul className="space-y-4">
            {found.data.map((ticket) => (
              <li key={ticket.number}>
                <TicketCard ticket={ticket} />
              </li>
            ))}
          </ul>
          <DeskPager place={found.page} count={found.data.length} onGoTo={setPage} />
        </>
      )}
    </Tabs>
  );
}

import { useLingui } from '@lingui/react';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TicketForm, type FiledTicket } from './ticket-form.tsx';

/** Writing to support: the form, and after it the ticket's number in its place. */
export function AskSupport({ signedIn }: { signedIn: boolean }) {
  const { i18n } = useLingui();
  const [filed, setFiled] = useState<FiledTicket | null>(null);
  return (
    <section aria-labelledby="ask-support">
      <Card className="p-5">
        <h2 id="ask-support" className="text-lg font-bold">
          {i18n.t('Write to us')}
        </h2>
        {filed === null ? (
          <TicketForm signedIn={signedIn} onFiled={setFiled} />
        ) : (
          <TicketFiled ticket={filed} onAgain={() => setFiled(null)} />
        )}
      </Card>
    </section>
  );
}

function TicketFiled({ ticket, onAgain }: { ticket: FiledTicket; onAgain: () => void }) {
  const { i18n } = useLingui();
  const { number, priority, email } = ticket;
  return (
    <div role="status" className="mt-4">
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden="true" className="size-5 text-turf" />
        {i18n.t('Sent. Your ticket is number {number}.', { number })}
      </p>
      <p className="mt-1 text-sm text-muted">
        {email === null
          ? i18n.t('The answer will stand here, under your tickets, and in your account.')
          : i18n.t('We will write to {email}.', { email })}{' '}
        {priority && i18n.t('As a premium member you are answered first.')}
      </p>
      <Button look="outline" className="mt-4" onClick={onAgain}>
        {i18n.t('Write another')}
      </Button>
    </div>
  );
}

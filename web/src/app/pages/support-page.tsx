import { Trans, useLingui } from '@lingui/react';
import { legalContact } from '../../features/legal/legal-text.ts';
import { useAuth } from '../../features/session/auth-context.ts';
import { Faq } from '../../features/support/faq.tsx';
import { AskSupport, OwnTickets } from '../../features/support/tickets.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { textLinkClasses } from '../../ui/controls/text-link.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

const mail = (
  <a className={textLinkClasses} href={`mailto:${legalContact.supportEmail}`}>
    {legalContact.supportEmail}
  </a>
);

/** The page `/support`, open to everyone: the user's tickets, common questions and the support form. */
export function Component() {
  const { i18n } = useLingui();
  return (
    <PlainPage title={i18n.t('Support')} width="reading" className="space-y-6">
      <div>
        <h1 className="text-2xl font-extrabold">{i18n.t('Support')}</h1>
        <p className="mt-1 text-muted">
          <Trans
            id="Answers to common questions. For anything else, use the form below or write to <0/>."
            components={{ 0: mail }}
          />
        </p>
      </div>
      <Tickets />
    </PlainPage>
  );
}

/** Waits until the session is known, because only signed-out visitors must enter an email address. */
function Tickets() {
  const { status, user } = useAuth();
  if (status === 'loading') return <Skeleton className="h-96 w-full" />;
  return (
    <>
      {user !== null && <OwnTickets />}
      <Faq />
      <AskSupport isSignedIn={user !== null} />
    </>
  );
}

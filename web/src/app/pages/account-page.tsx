import { useLingui } from '@lingui/react';
import { AppearanceSection } from '../../features/account/appearance-section.tsx';
import { DataSection } from '../../features/account/data-section.tsx';
import { PremiumSection } from '../../features/account/premium-section.tsx';
import { ProfileSection } from '../../features/account/profile-section.tsx';
import { ReceiptsSection } from '../../features/account/receipts-section.tsx';
import { SessionsSection } from '../../features/account/sessions-section.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { OwnTickets } from '../../features/support/tickets.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** The page `/account`, for signed-in users: Premium, profile, receipts, tickets, devices, appearance and data. */
export function Component() {
  const { i18n } = useLingui();
  const { updateUser, logout } = useAuth();
  const { upgrade } = usePaymentWatch();
  return (
    <PlainPage title={i18n.t('Account')} width="reading" className="space-y-6">
      <h1 className="text-2xl font-extrabold">{i18n.t('Account')}</h1>
      <PremiumSection query={usePremium()} onUpgrade={() => upgrade()} />
      <ProfileSection onSaved={updateUser} />
      <ReceiptsSection />
      <OwnTickets />
      <SessionsSection onSignedOut={logout} />
      <AppearanceSection />
      <DataSection onDeleted={logout} />
    </PlainPage>
  );
}

import { useLingui } from '@lingui/react';
import { AccountHead } from '../../features/account/account-head.tsx';
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

/** The page `/account`, for signed-in users: who is signed in, Premium, receipts and profile, then appearance, devices, data and tickets. */
export function Component() {
  const { i18n } = useLingui();
  const { user, updateUser, logout } = useAuth();
  const { upgrade } = usePaymentWatch();
  const premium = usePremium();
  return (
    <PlainPage title={i18n.t('Account')} width="working">
      {user && <AccountHead user={user} onSignOut={logout} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="space-y-5">
          <PremiumSection query={premium} onUpgrade={() => upgrade()} />
          <ReceiptsSection hidesNone={!premium.isPremium} />
          <ProfileSection onSaved={updateUser} />
        </div>
        <div className="space-y-5">
          <AppearanceSection />
          <SessionsSection onSignedOut={logout} />
          <DataSection onDeleted={logout} />
          {/* Last, because its height is unknown until it is loaded. */}
          <OwnTickets hidesNone />
        </div>
      </div>
    </PlainPage>
  );
}

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { AppearanceSection } from '../../features/account/appearance-section.tsx';
import { DataSection } from '../../features/account/data-section.tsx';
import { PremiumSection } from '../../features/account/premium-section.tsx';
import { ProfileSection } from '../../features/account/profile-section.tsx';
import { ReceiptsSection } from '../../features/account/receipts-section.tsx';
import { SessionsSection } from '../../features/account/sessions-section.tsx';
import { Upgrade } from '../../features/premium/upgrade.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { OwnTickets } from '../../features/support/own-tickets.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

export function Component() {
  const { i18n } = useLingui();
  usePageTitle(i18n.t('Account'));
  const { premium, isPremiumPending, refreshPremium, updateUser, logout } = useAuth();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <PlainPage width="reading" className="space-y-6">
        <h1 className="text-2xl font-extrabold">{i18n.t('Account')}</h1>
        <ProfileSection onSaved={updateUser} />
        <PremiumSection
          premium={premium}
          isPending={isPremiumPending}
          onUpgrade={() => setUpgrading(true)}
          onChanged={() => void refreshPremium()}
        />
        <ReceiptsSection />
        <OwnTickets />
        <SessionsSection onSignedOut={logout} />
        <AppearanceSection />
        <DataSection onDeleted={logout} />
      </PlainPage>
      <Upgrade open={upgrading} onClose={() => setUpgrading(false)} />
    </>
  );
}

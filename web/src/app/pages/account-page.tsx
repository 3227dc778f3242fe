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
import { Header } from '../shell/header.tsx';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

export function Component() {
  const { i18n } = useLingui();
  usePageTitle(i18n.t('Account'));
  const { premium, refreshPremium, logout } = useAuth();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <Header />
      <main id="main" className="mx-auto max-w-4xl space-y-6 px-4 py-8 md:px-6">
        <h1 className="text-2xl font-extrabold">{i18n.t('Account')}</h1>
        <ProfileSection />
        <PremiumSection
          premium={premium}
          onUpgrade={() => setUpgrading(true)}
          onChanged={() => void refreshPremium()}
        />
        <ReceiptsSection />
        <OwnTickets />
        <SessionsSection onSignedOut={logout} />
        <AppearanceSection />
        <DataSection onDeleted={logout} />
      </main>
      <PlainFooter />
      <Upgrade open={upgrading} onClose={() => setUpgrading(false)} onPaid={() => void refreshPremium()} />
    </>
  );
}

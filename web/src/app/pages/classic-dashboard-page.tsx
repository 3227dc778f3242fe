import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { PremiumContent } from '../../features/analysis/premium-content.tsx';
import { CricketSummary } from '../../features/cricket-central/cricket-summary.tsx';
import { ForumBox } from '../../features/forum/forum-box.tsx';
import { Upgrade } from '../../features/premium/upgrade.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { UnlockCard } from '../classic/unlock-card.tsx';
import { WelcomeBack } from '../classic/welcome-back.tsx';
import { Header } from '../shell/header.tsx';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

export function Component() {
  const { i18n } = useLingui();
  usePageTitle(i18n.t('Dashboard'));
  const { isPremium, refreshPremium } = useAuth();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <Header />
      <main id="main" className="mx-auto max-w-7xl space-y-10 px-4 py-8 md:px-6">
        <WelcomeBack />
        <CricketSummary isPremium={isPremium} />
        {isPremium ? (
          <>
            <PremiumContent />
            <ForumBox />
          </>
        ) : (
          <UnlockCard onUpgrade={() => setUpgrading(true)} />
        )}
      </main>
      <PlainFooter />
      <Upgrade open={upgrading} onClose={() => setUpgrading(false)} onPaid={() => void refreshPremium()} />
    </>
  );
}

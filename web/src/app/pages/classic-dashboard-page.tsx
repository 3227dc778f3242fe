import { useLingui } from '@lingui/react';
import { PremiumContent } from '../../features/analysis/premium-content.tsx';
import { CricketSummary } from '../../features/cricket-central/cricket-summary.tsx';
import { ForumBox } from '../../features/forum/thread-list.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { usePremium } from '../../features/session/use-premium.ts';
import { UnlockCard } from '../classic/unlock-card.tsx';
import { WelcomeBack } from '../classic/welcome-back.tsx';
import { SocialLinks } from '../shell/footer/social-links.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

const NextToLockSection = lazyPart(
  async () => (await import('../dashboard/next-to-lock-section.tsx')).NextToLockSection,
  // About as high, so that little moves below it on a phone.
  { fallback: <div className="h-78" /> },
);

/** The page `/dashboard-old`, for signed-in users: the classic dashboard. */
export function Component() {
  const { i18n } = useLingui();
  const { isPremium } = usePremium();
  const { upgrade } = usePaymentWatch();
  return (
    <PlainPage title={i18n.t('Dashboard')} width="whole" className="space-y-5 md:space-y-8">
      <WelcomeBack />
      <CricketSummary isPremium={isPremium} />
      {isPremium ? (
        <>
          <PremiumContent />
          <ForumBox />
        </>
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
          <NextToLockSection />
          <div className="lg:col-start-1 lg:row-start-1">
            <UnlockCard onUpgrade={() => upgrade()} />
          </div>
        </div>
      )}
      <SocialLinks />
    </PlainPage>
  );
}

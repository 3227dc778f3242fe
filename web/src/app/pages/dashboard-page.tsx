import { useLingui } from '@lingui/react';
import { useDeferredValue } from 'react';
import { CricketCentral } from '../../features/cricket-central/cricket-central.tsx';
import { MatchDay } from '../../features/cricket-central/match-day.tsx';
import { PaymentPending } from '../../features/premium/payment-watch.tsx';
import { usePremium } from '../../features/session/use-premium.ts';
import { SectionHeading } from '../../ui/layout/card.tsx';
import { ComingSoon } from '../dashboard/coming-soon.tsx';
import { DashboardNav } from '../dashboard/dashboard-nav.tsx';
import { ExpertAnalysisSection } from '../dashboard/expert-analysis-section.tsx';
import { NextToLockSection } from '../dashboard/next-to-lock-section.tsx';
import { PremiumFeatures } from '../dashboard/premium-features.tsx';
import { WelcomeSection } from '../dashboard/welcome-section.tsx';
import { FantasyTips } from '../shell/fantasy-tips.tsx';
import { SiteFooter } from '../shell/footer/site-footer.tsx';
import { usePageTitle } from '../../ui/behaviour/use-page-title.ts';

/** The pages `/dashboard` and `/dashboard-new`, for signed-in users. */
export function Component() {
  const { i18n } = useLingui();
  const { isPremium } = usePremium();
  // Renders what is visible first, then, in pieces, what is below.
  const isSeen = useDeferredValue(true, false);
  usePageTitle(i18n.t('Dashboard'));
  return (
    <>
      <DashboardNav />
      <main id="main" className="mx-auto max-w-7xl space-y-6 px-4 pt-16 md:space-y-12 md:px-6">
        <div id="dashboard" tabIndex={-1} className="outline-none">
          <PaymentPending className="mt-4" />
          <WelcomeSection />
          <div className="mt-2 space-y-4 md:space-y-8">
            <MatchDay section="next" isPremium={isPremium} />
            <NextToLockSection />
            <MatchDay section="results" isPremium={isPremium} />
            <div id="live-matches">
              <SectionHeading isCompact title={i18n.t('For You')} />
              <CricketCentral isPremium={isPremium} />
            </div>
          </div>
        </div>
        {isSeen && <SectionsBelow />}
      </main>
      {isSeen && <SiteFooter />}
    </>
  );
}

function SectionsBelow() {
  return (
    <>
      <section
        id="expert-analysis"
        aria-labelledby="expert-analysis-title"
        tabIndex={-1}
        className="outline-none"
      >
        <ExpertAnalysisSection />
      </section>
      <PremiumFeatures />
      <FantasyTips />
      <section id="coming-soon" aria-labelledby="coming-soon-title" tabIndex={-1} className="outline-none">
        <ComingSoon />
      </section>
    </>
  );
}

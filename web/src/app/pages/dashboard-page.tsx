import { useLingui } from '@lingui/react';
import { CricketCentral } from '../../features/cricket-central/cricket-central.tsx';
import { PaymentPending } from '../../features/premium/payment-watch.tsx';
import { usePremium } from '../../features/session/use-premium.ts';
import { DashboardNav } from '../dashboard/dashboard-nav.tsx';
import { WelcomeSection } from '../dashboard/welcome-section.tsx';
import { useIdle } from '../../ui/behaviour/use-idle.ts';
import { usePageTitle } from '../../ui/behaviour/use-page-title.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const SectionsBelow = lazyPart(async () => (await import('../dashboard/sections-below.tsx')).SectionsBelow);
const SiteFooter = lazyPart(async () => (await import('../shell/footer/site-footer.tsx')).SiteFooter);

/** The pages `/dashboard` and `/dashboard-new`, for signed-in users. */
export function Component() {
  const { i18n } = useLingui();
  const { isPremium } = usePremium();
  const isIdle = useIdle();
  usePageTitle(i18n.t('Dashboard'));
  return (
    <>
      <DashboardNav />
      {/* As high as the screen, so that the footer never moves on it when sections come above. */}
      <main id="main" className="mx-auto min-h-dvh max-w-7xl px-4 pt-16 md:px-6">
        <div id="dashboard" tabIndex={-1} className="outline-none">
          <PaymentPending className="mt-4" />
          <WelcomeSection />
        </div>
        {/*
          On wide screens the matches are at the left, the analyses at the right. Only the second row gets the height that
          the live matches need beyond the first, and only the third what the analyses need. So neither column moves the
          other while it loads.
        */}
        <div className="mt-2 grid grid-cols-1 gap-x-8 gap-y-2 md:mt-4 md:gap-y-8 lg:grid-flow-dense lg:gap-y-6 lg:grid-cols-[clamp(22rem,34%,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_min-content_1fr]">
          <CricketCentral isPremium={isPremium} />
          {isIdle && <SectionsBelow />}
        </div>
      </main>
      {isIdle && <SiteFooter />}
    </>
  );
}

import { useLingui } from '@lingui/react';
import { useIdle } from '../../ui/behaviour/use-idle.ts';
import { usePageTitle } from '../../ui/behaviour/use-page-title.ts';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { ProductAtWork } from './product-at-work.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const LandingBelow = lazyPart(async () => (await import('./landing-below.tsx')).LandingBelow);
const SiteFooter = lazyPart(async () => (await import('../shell/footer/site-footer.tsx')).SiteFooter);

/** The page `/`, open to everyone: sign-in, two samples and what the product offers. */
export function Component() {
  const { i18n } = useLingui();
  const isIdle = useIdle();
  usePageTitle(i18n.t('Live cricket and expert analysis'));
  return (
    <>
      <main id="main" className="overflow-x-clip">
        <div className="bg-[radial-gradient(60rem_36rem_at_75%_-10%,color-mix(in_oklab,var(--turf)_16%,transparent),transparent)]">
          <LandingHeader />
          <div className="mx-auto grid max-w-7xl grid-cols-1 items-center gap-6 px-4 pt-2 pb-6 md:px-6 lg:min-h-[calc(92dvh-4rem)] lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-16 lg:py-8">
            <Hero />
            <ProductAtWork />
          </div>
        </div>
        {isIdle && <LandingBelow />}
      </main>
      {isIdle && <SiteFooter socialWithoutTarget="twitter" />}
    </>
  );
}

import { Results } from '../../features/cricket-central/results.tsx';
import { usePremium } from '../../features/session/use-premium.ts';
import { FantasyTips } from '../shell/fantasy-tips.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { useSectionOfUrl } from './dashboard-sections.ts';
import { ExpertAnalysisSection } from './expert-analysis-section.tsx';
import { NextToLockSection } from './next-to-lock-section.tsx';
import { PremiumFeatures } from './premium-features.tsx';

/** The sections of the dashboard below `For You`, loaded when the browser is idle. */
export function SectionsBelow() {
  const { isPremium } = usePremium();
  useSectionOfUrl();
  return (
    <>
      <NextToLockSection />
      <Results isPremium={isPremium} />
      <section
        id="expert-analysis"
        aria-labelledby="expert-analysis-title"
        tabIndex={-1}
        className="outline-none lg:col-start-2 lg:row-span-2"
      >
        <ExpertAnalysisSection />
      </section>
      {/* Nearer on wide screens, where an empty row of the grid is above. */}
      <div className="mt-3 space-y-6 border-t border-line pt-4 max-lg:order-2 lg:col-span-2 lg:-mt-5">
        <section id="coming-soon" aria-labelledby="coming-soon-title" tabIndex={-1} className="outline-none">
          <ComingSoon />
        </section>
        <PremiumFeatures />
        <FantasyTips />
      </div>
    </>
  );
}

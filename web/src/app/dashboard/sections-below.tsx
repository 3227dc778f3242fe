import { Results, useHasOverviewFailed, useResults } from '../../features/cricket-central/results.tsx';
import { SampleMatches } from '../../features/cricket-central/sample-matches.tsx';
import { usePremium } from '../../features/session/use-premium.ts';
import { FantasyTips } from '../shell/fantasy-tips.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { useSectionOfUrl } from './dashboard-sections.ts';
import { ExpertAnalysisSection } from './expert-analysis-section.tsx';
import { NextToLockSection } from './next-to-lock-section.tsx';
import { PremiumFeatures } from './premium-features.tsx';
import { classNames } from '../../ui/text/class-names.ts';

/** The sections of the dashboard below `For You`, loaded when the browser is idle. */
export function SectionsBelow() {
  const { isPremium } = usePremium();
  const hasNoResults = useResults()?.length === 0;
  const hasFailed = useHasOverviewFailed();
  useSectionOfUrl();
  return (
    <>
      <NextToLockSection
        isFailureElsewhere
        // Then the sample matches stand in the second row, below the failure.
        className={classNames('lg:col-start-2', hasFailed && 'lg:row-span-2')}
      />
      <Results isPremium={isPremium} />
      <section
        id="expert-analysis"
        aria-labelledby="expert-analysis-title"
        tabIndex={-1}
        className={classNames(
          'outline-none',
          hasNoResults || hasFailed ? 'lg:col-span-2' : 'lg:col-start-2 lg:row-span-2',
        )}
      >
        <ExpertAnalysisSection />
      </section>
      {hasFailed && <SampleMatches className="lg:col-start-1" />}
      {/* Nearer on wide screens, where an empty row of the grid is above. */}
      <div className="mt-3 grid gap-x-10 gap-y-6 border-t border-line pt-4 lg:col-span-2 lg:-mt-5 lg:grid-cols-3">
        <PremiumFeatures />
        <FantasyTips />
        <section id="coming-soon" aria-labelledby="coming-soon-title" tabIndex={-1} className="outline-none">
          <ComingSoon />
        </section>
      </div>
    </>
  );
}

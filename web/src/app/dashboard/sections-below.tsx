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
  const hasFailed = useHasOverviewFailed();
  const isLeftEmpty = useResults()?.length === 0 || hasFailed;
  // Where they stand below one another, the matches and the analyses are enough to scroll through.
  const isNarrow = !window.matchMedia('(min-width: 64rem)').matches;
  useSectionOfUrl();
  return (
    <>
      <NextToLockSection isFailureElsewhere className="lg:col-start-2" />
      <Results isPremium={isPremium} />
      <section
        id="expert-analysis"
        aria-labelledby="expert-analysis-title"
        tabIndex={-1}
        className={classNames(
          'outline-none',
          // Level with the results where three matches are at the left, above them.
          isLeftEmpty ? 'lg:col-span-2' : 'lg:col-start-2 lg:row-span-2 lg:mt-6',
        )}
      >
        <ExpertAnalysisSection />
      </section>
      {hasFailed && <SampleMatches className="lg:col-span-2" />}
      {/* Nearer on wide screens, where an empty row of the grid is above. */}
      <div
        className={classNames(
          'mt-3 grid gap-x-10 gap-y-6 border-t border-line pt-4 lg:col-span-2 lg:grid-cols-3',
          !isLeftEmpty && 'lg:-mt-5',
        )}
      >
        <PremiumFeatures isFolded={isNarrow} />
        <FantasyTips isFolded={isNarrow} />
        <section id="coming-soon" aria-labelledby="coming-soon-title" tabIndex={-1} className="outline-none">
          <ComingSoon />
        </section>
      </div>
    </>
  );
}

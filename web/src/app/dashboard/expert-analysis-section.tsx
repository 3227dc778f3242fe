import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { ExpertAnalysis } from '../../features/analysis/expert-analysis.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { reloadWithWelcome } from '../../features/premium/welcome-toast.tsx';
import { paths } from '../../platform/links.ts';
import { SectionHeading } from '../../ui/layout/card.tsx';

/** The analysis cards with the unlock button. A payment here reloads the page, so that everything is unlocked. */
export function ExpertAnalysisSection() {
  const { i18n } = useLingui();
  const { upgrade } = usePaymentWatch();
  return (
    <>
      <SectionHeading
        title={i18n.t('Expert Analysis')}
        id="expert-analysis-title"
        note={i18n.t(
          'Drafted from ball-by-ball history before play; one drafted later says so and is never graded.',
        )}
      >
        <Link to={paths.trackRecord} className="inline-flex min-h-11 items-center text-sm text-sky">
          {i18n.t('See the track record')}
        </Link>
      </SectionHeading>
      <ExpertAnalysis onUpgrade={() => upgrade(reloadWithWelcome)} />
    </>
  );
}

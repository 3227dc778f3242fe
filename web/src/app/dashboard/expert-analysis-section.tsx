import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ExpertAnalysis } from '../../features/analysis/expert-analysis.tsx';
import { useHasOverviewFailed } from '../../features/cricket-central/results.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { usePremium } from '../../features/session/use-premium.ts';
import { reloadWithWelcome } from '../../features/premium/welcome-toast.tsx';
import { apiQuery } from '../../platform/api/api-query.ts';
import { paths } from '../../platform/links.ts';
import { SectionHeading } from '../../ui/layout/card.tsx';
import { useOpenAfterPayment } from '../premium/open-after-payment.ts';

/**
 * The analysis cards with the unlock button. After a payment for one analysis its page opens; after another payment the
 * dashboard is reloaded at this section.
 */
export function ExpertAnalysisSection() {
  const { i18n } = useLingui();
  const { isPremium } = usePremium();
  const { upgrade } = usePaymentWatch();
  const openAfterPayment = useOpenAfterPayment();
  const { isLoadingError } = useQuery(apiQuery('GET /api/v1/analysis/'));
  // Then the failure, with the button to try again, is above.
  const hasAllFailed = useHasOverviewFailed() && isLoadingError;
  return (
    <>
      <SectionHeading title={i18n.t('Expert Analysis')} id="expert-analysis-title" isCompact>
        <Link to={paths.trackRecord} className="inline-flex min-h-11 items-center text-sm text-sky">
          {i18n.t('See the track record')}
        </Link>
      </SectionHeading>
      {!hasAllFailed && (
        <ExpertAnalysis
          isPremium={isPremium}
          onUpgrade={(matchKey) =>
            upgrade(matchKey === undefined ? reloadHere : () => void openAfterPayment(matchKey))
          }
        />
      )}
    </>
  );
}

function reloadHere(): void {
  window.history.replaceState(window.history.state, '', '#expert-analysis');
  reloadWithWelcome();
}

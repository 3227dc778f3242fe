import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { MatchOffer, OfferedCaptains } from '../../features/analysis/analysis-head.tsx';
import { FreeSampleOnly } from '../../features/analysis/free-sample.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { OfferBox } from '../../ui/feedback/offer-box.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { PremiumOrStaffOnly } from './premium-or-staff-only.tsx';

interface PremiumMatchPageProps {
  title: string;
  /** Short phrases of what Premium includes here. */
  offer: readonly string[];
  /** Shown beside the offer: what is free for the match of the page's URL. */
  free: (matchKey: string) => ReactNode;
  /** Shows users without Premium the content of the free sample, if its match is that of the page. */
  sample?: (matchKey: string) => ReactNode;
  /** The shape of the content, until the Premium status is known. */
  loading: ReactNode;
  /** For Premium members and staff: renders the content for the match of the page's URL. */
  children: (matchKey: string) => ReactNode;
}

/** A page about one match for Premium members and staff. Everyone else sees the offer and what is free. */
export function PremiumMatchPage({ title, offer, free, sample, loading, children }: PremiumMatchPageProps) {
  const { i18n } = useLingui();
  const { matchKey = '' } = useParams();
  const { upgrade } = usePaymentWatch();
  const locked = (
    <>
      <MatchOffer matchKey={matchKey} title={title} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <OfferBox
          title={i18n.t('Premium Content')}
          facts={<OfferedCaptains matchKey={matchKey} />}
          offer={offer}
          className="max-lg:mx-auto lg:sticky lg:top-24"
        >
          <Button look="premium" size="large" onClick={() => upgrade()}>
            {i18n.t('Upgrade')}
          </Button>
        </OfferBox>
        <div className="min-w-0 space-y-8">{free(matchKey)}</div>
      </div>
    </>
  );
  return (
    <PlainPage title={title} width="whole" className="max-md:py-4">
      <PremiumOrStaffOnly
        loading={loading}
        fallback={
          sample ? (
            <FreeSampleOnly matchKey={matchKey} fallback={locked}>
              {sample(matchKey)}
            </FreeSampleOnly>
          ) : (
            locked
          )
        }
      >
        {children(matchKey)}
      </PremiumOrStaffOnly>
    </PlainPage>
  );
}

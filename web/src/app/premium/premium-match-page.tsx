import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { MatchOffer } from '../../features/analysis/analysis-head.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { OfferBox } from '../../ui/feedback/offer-box.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { PremiumOrStaffOnly } from './premium-or-staff-only.tsx';

interface PremiumMatchPageProps {
  title: string;
  /** What Premium includes here, in a sentence. */
  offer: string;
  /** A fixed placeholder under the blur, never the paid content. */
  placeholder: ReactNode;
  /** For Premium members and staff: renders the content for the match of the page's URL. */
  children: (matchKey: string) => ReactNode;
}

/** A page about one match for Premium members and staff. Everyone else sees a blurred placeholder and the offer. */
export function PremiumMatchPage({ title, offer, placeholder, children }: PremiumMatchPageProps) {
  const { i18n } = useLingui();
  const { matchKey = '' } = useParams();
  const { upgrade } = usePaymentWatch();
  const locked = (
    <>
      <MatchOffer matchKey={matchKey} title={title} />
      <div className="relative">
        <div aria-hidden="true" inert className="select-none blur-[6px]">
          {placeholder}
        </div>
        <div className="absolute inset-0 flex items-start justify-center p-3 pt-10">
          <OfferBox title={i18n.t('Premium Content')} offer={offer} className="sticky top-24">
            <Button look="premium" size="large" onClick={() => upgrade()}>
              {i18n.t('Upgrade')}
            </Button>
          </OfferBox>
        </div>
      </div>
    </>
  );
  return (
    <PlainPage title={title} width="whole" className="max-md:py-4">
      <PremiumOrStaffOnly fallback={locked}>{children(matchKey)}</PremiumOrStaffOnly>
    </PlainPage>
  );
}

import { useCallback } from 'react';
import { useParams } from 'react-router';
import { MatchCentre } from '../../features/match-centre/match-centre.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { usePremium } from '../../features/session/use-premium.ts';
import { PlainPage } from '../shell/plain-page.tsx';

/** The page `/matches/:key`, for signed-in users. */
export function Component() {
  const { key = '' } = useParams();
  const { isPremium } = usePremium();
  const { upgrade } = usePaymentWatch();
  const openUpgrade = useCallback(() => upgrade(), [upgrade]);
  return (
    <PlainPage width="working" className="max-md:py-4">
      <MatchCentre key={key} matchKey={key} isPremium={isPremium} onUpgrade={openUpgrade} />
    </PlainPage>
  );
}

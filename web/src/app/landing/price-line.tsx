import { useLingui } from '@lingui/react';
import { usePriceText } from '../../platform/api/premium-plan.ts';
import { PriceNote } from '../../ui/feedback/offer-box.tsx';
import { VisitorCache } from './visitor-cache.tsx';

/** What is free and, once the server has sent it, the price of the rest. */
export function PriceLine() {
  return (
    <VisitorCache>
      <FreeAndPrice />
    </VisitorCache>
  );
}

function FreeAndPrice() {
  const { i18n } = useLingui();
  if (usePriceText() === null) return i18n.t('Live scores are free.');
  return (
    <>
      {i18n.t('Live scores are free. Premium:')} <PriceNote />
    </>
  );
}

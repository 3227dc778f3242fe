import { useLingui } from '@lingui/react';
import { PriceNote } from '../../ui/feedback/offer-box.tsx';
import { VisitorCache } from './visitor-cache.tsx';

/** What is free, and the price of the rest. */
export function PriceLine() {
  const { i18n } = useLingui();
  return (
    <VisitorCache>
      {i18n.t('Live scores are free. Premium:')} <PriceNote />
    </VisitorCache>
  );
}

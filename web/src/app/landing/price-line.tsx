import { useLingui } from '@lingui/react';
import { PriceNote } from '../../ui/feedback/offer-box.tsx';

/** What is free, and the price of the rest. */
export function PriceLine() {
  const { i18n } = useLingui();
  return (
    <>
      {i18n.t('Live scores are free.')} <PriceNote />
    </>
  );
}

import { useLingui } from '@lingui/react';
import { NextToLock } from '../../features/analysis/next-to-lock.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { SectionHeading } from '../../ui/layout/card.tsx';
import { useOpenAfterPayment } from '../premium/open-after-payment.ts';

/** The analysis that locks next. After a payment here it opens. */
export function NextToLockSection() {
  const { i18n } = useLingui();
  const { upgrade } = usePaymentWatch();
  const openAfterPayment = useOpenAfterPayment();
  return (
    <section aria-labelledby="next-to-lock">
      <SectionHeading title={i18n.t('Next to lock')} id="next-to-lock" isCompact />
      <NextToLock onUpgrade={(matchKey) => upgrade(() => openAfterPayment(matchKey))} />
    </section>
  );
}

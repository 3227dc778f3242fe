import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { readPendingOrder } from './pending-order.ts';
import { watchOrder } from './watch-order.ts';
import { welcomeToPremium } from './welcome-toast.tsx';

/** While a payment is on its way and its dialog is closed: a line that says so, until the bank has spoken. */
export function PaymentOnItsWay({ onPaid }: { onPaid: () => void }) {
  const { i18n } = useLingui();
  const [orderId, setOrderId] = useState(readPendingOrder);
  const onDecided = useEffectEvent((isPaid: boolean) => {
    setOrderId(null);
    if (!isPaid) return;
    void welcomeToPremium();
    onPaid();
  });

  useEffect(() => {
    if (orderId !== null) return watchOrder(orderId, onDecided);
  }, [orderId]);

  if (orderId === null) return null;
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-3 rounded-control border border-line bg-surface p-3 text-sm"
    >
      <Spinner small /> {i18n.t('Your payment is on its way. Premium switches on by itself.')}
    </p>
  );
}

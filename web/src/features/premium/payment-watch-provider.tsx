import { i18n } from '@lingui/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { showError } from '../../ui/show-toast.ts';
import { paymentMessages } from './payment-messages.ts';
import { PaymentWatchContext, type PaymentWatch } from './payment-watch.ts';
import {
  PENDING_ORDER_KEY,
  PREMIUM_BOUGHT_KEY,
  readPendingOrder,
  removePendingOrder,
  writePendingOrder,
  type PendingOrder,
} from './pending-order.ts';
import { watchOrder } from './watch-order.ts';
import { welcomeToPremium } from './welcome-toast.tsx';

interface PaymentWatchProviderProps {
  userId: string;
  /** Unlocks Premium features, without a reload. */
  onUnlock: () => void;
  children: ReactNode;
}

/** Watches the user's pending payment for all pages below it, and unlocks them when Premium arrives. */
export function PaymentWatchProvider({ userId, onUnlock, children }: PaymentWatchProviderProps) {
  const [order, setOrder] = useState(() => readPendingOrder(userId));
  const listener = useRef<((isPaid: boolean) => void) | null>(null);

  const settle = useEffectEvent((settled: PendingOrder, isPaid: boolean) => {
    removePendingOrder(settled);
    setOrder(null);
    if (listener.current !== null) listener.current(isPaid);
    else if (isPaid) {
      void welcomeToPremium();
      onUnlock();
    } else showError(i18n.t(paymentMessages.generic));
  });

  useEffect(() => {
    if (order !== null) return watchOrder(order, (isPaid) => settle(order, isPaid));
  }, [order]);

  // Another tab has started to wait, or has paid. Each waiting tab polls until it has its own result.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PENDING_ORDER_KEY) setOrder((before) => readPendingOrder(userId) ?? before);
      if (key === PREMIUM_BOUGHT_KEY) onUnlock();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [userId, onUnlock]);

  const isPending = order !== null;
  const watch = useMemo<PaymentWatch>(
    () => ({
      isPending,
      watch: (orderId) => {
        const pending = { userId, orderId, since: Date.now() };
        writePendingOrder(pending);
        setOrder(pending);
      },
      onDecided: (own) => {
        listener.current = own;
        return () => {
          listener.current = null;
        };
      },
      unlock: onUnlock,
    }),
    [isPending, userId, onUnlock],
  );
  return <PaymentWatchContext value={watch}>{children}</PaymentWatchContext>;
}

import { i18n } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '../../platform/api/server-clock.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { showError } from '../../ui/feedback/toast.ts';
import { type PaymentWatch, PaymentWatchContext } from './payment-watch.tsx';
import {
  notifyOtherTabs,
  PENDING_ORDER_KEY,
  type PendingOrder,
  PREMIUM_BOUGHT_KEY,
  readPendingOrder,
  removePendingOrder,
  writePendingOrder,
} from './pending-order.ts';
import { welcomeAfterReload, welcomeToPremium } from './welcome-toast.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx';

const UpgradeDialog = lazyDialog(async () => (await import('./upgrade-dialog.tsx')).UpgradeDialog);

/** The open upgrade dialog. It is shown only on the page on which it was opened: going back closes it. */
interface OpenDialog {
  locationKey: string;
  onPaid: (() => void) | undefined;
}

/**
 * Renders the upgrade dialog, watches the user's pending payment, and refetches the data of the pages below once it is
 * paid.
 */
export function PaymentWatchProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const client = useQueryClient();
  const { key: locationKey } = useLocation();
  const [order, setOrder] = useState(() => readPendingOrder(userId));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const listener = useRef<((isPaid: boolean) => void) | null>(null);
  const unlock = useCallback(() => void client.invalidateQueries(), [client]);
  useEffect(() => welcomeAfterReload(), []);

  const settle = useEffectEvent((settled: PendingOrder, isPaid: boolean) => {
    removePendingOrder(settled);
    setOrder(null);
    if (listener.current !== null) listener.current(isPaid);
    else if (isPaid) {
      void welcomeToPremium();
      unlock();
    } else showError(i18n.t('Payment failed'));
  });

  useEffect(() => {
    if (order !== null) return loadWatch(order, (isPaid) => settle(order, isPaid));
  }, [order]);

  // Another tab watches a new order, or has paid. Each tab that watches an order polls until it has the result itself.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PENDING_ORDER_KEY) setOrder((before) => readPendingOrder(userId) ?? before);
      if (key === PREMIUM_BOUGHT_KEY) unlock();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [userId, unlock]);

  const finish = () => {
    setDialog(null);
    void welcomeToPremium();
    notifyOtherTabs();
    (dialog?.onPaid ?? unlock)();
  };

  const isPending = order !== null;
  const watch = useMemo<PaymentWatch>(
    () => ({
      isPending,
      watch: (orderId) => {
        const pending = { userId, orderId, since: serverNow() };
        writePendingOrder(pending);
        setOrder(pending);
      },
      onDecided: (next) => {
        listener.current = next;
        return () => {
          listener.current = null;
        };
      },
      upgrade: (onPaid) => setDialog({ locationKey, onPaid }),
    }),
    [isPending, userId, locationKey],
  );
  return (
    <PaymentWatchContext value={watch}>
      {children}
      {dialog?.locationKey === locationKey && (
        <UpgradeDialog onClose={() => setDialog(null)} onPaid={finish} />
      )}
    </PaymentWatchContext>
  );
}

/** Pause before a missing file is requested again. */
const LOAD_AGAIN_MS = 5_000;

/** Watches an order with a file that most visits do not need, requested until it loads. Returns how to stop. */
function loadWatch(order: PendingOrder, onDecided: (isPaid: boolean) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = async () => {
    const { watchOrder } = await import('./watch-order.ts');
    if (!signal.aborted) signal.addEventListener('abort', watchOrder(order, onDecided));
  };
  const tryToWatch = () => {
    watch().catch((error: unknown) => {
      reportProblem('The payment could not be watched.', error);
      if (!signal.aborted) timer = setTimeout(tryToWatch, LOAD_AGAIN_MS);
    });
  };
  tryToWatch();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}

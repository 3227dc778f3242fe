import { i18n } from '@lingui/core';
import type { StateCode } from '@gullylens/contract/values/indian-states';
import { useEffect, useEffectEvent, useState } from 'react';
import { reportProblem } from '../../platform/report-problem.ts';
import { readSession } from '../../platform/storage/session-storage.ts';
import { showError } from '../../ui/show-toast.ts';
import { payForPremium, type PaymentResult } from './pay-for-premium.ts';
import { keepPendingOrder, readPendingOrder } from './pending-order.ts';
import { paymentMessages, PaymentError } from './payment-messages.ts';
import { watchOrder } from './watch-order.ts';

export type PaymentState =
  | { step: 'ready'; message: string | null; advice?: string | undefined }
  | { step: 'paying' }
  | { step: 'pending'; orderId: string };

const ready: PaymentState = { step: 'ready', message: null };

/** A payment that was on its way when the dialog was closed still is. */
function initialState(): PaymentState {
  const orderId = readPendingOrder();
  return orderId === null ? ready : { step: 'pending', orderId };
}

/** The payment as the dialog shows it: ready, paying, waiting for the bank. */
export function usePayment(onPaid: () => void) {
  const [state, setState] = useState<PaymentState>(initialState);
  const onDecided = useEffectEvent((isPaid: boolean) =>
    isPaid ? onPaid() : setState({ step: 'ready', message: paymentMessages.generic }),
  );
  const pendingOrder = state.step === 'pending' ? state.orderId : null;

  const settle = (result: PaymentResult) => {
    if (result.kind === 'verified') onPaid();
    if (result.kind !== 'pending') return setState(ready);
    keepPendingOrder(result.orderId);
    setState({ step: 'pending', orderId: result.orderId });
  };

  const pay = async (buyerState?: StateCode) => {
    setState({ step: 'paying' });
    try {
      settle(await payForPremium(buyerState));
    } catch (error) {
      reportProblem('The payment did not go through.', error);
      const message = messageOf(error);
      setState({ step: 'ready', message, advice: error instanceof PaymentError ? error.advice : undefined });
      // The dialog goes with the session, so the words have to outlive it.
      if (readSession() === null) showError(i18n.t(message));
    }
  };

  useEffect(() => {
    if (pendingOrder !== null) return watchOrder(pendingOrder, onDecided);
  }, [pendingOrder]);

  return { state, pay };
}

function messageOf(error: unknown): string {
  return error instanceof PaymentError ? error.message : paymentMessages.generic;
}

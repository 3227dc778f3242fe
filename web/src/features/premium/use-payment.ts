import { useEffect, useEffectEvent, useState } from 'react';
import { reportProblem } from '../../platform/report-problem.ts';
import { payForPremium, readOrderState, type PaymentResult } from './pay-for-premium.ts';
import { paymentMessages, PaymentError } from './payment-messages.ts';

export type PaymentState =
  | { step: 'ready'; message: string | null }
  | { step: 'paying' }
  | { step: 'pending'; orderId: string };

/** A payment that is still on its way is asked after this often. */
export const PENDING_POLL_MS = 3_000;

const ready: PaymentState = { step: 'ready', message: null };

/** The payment as the dialog shows it: ready, paying, waiting for the bank. */
export function usePayment(onPaid: () => void) {
  const [state, setState] = useState<PaymentState>(ready);
  const finish = useEffectEvent(onPaid);
  const pendingOrder = state.step === 'pending' ? state.orderId : null;

  const settle = (result: PaymentResult) => {
    if (result.kind === 'verified') onPaid();
    setState(result.kind === 'pending' ? { step: 'pending', orderId: result.orderId } : ready);
  };

  const pay = async () => {
    setState({ step: 'paying' });
    try {
      settle(await payForPremium());
    } catch (error) {
      reportProblem('The payment did not go through.', error);
      setState({ step: 'ready', message: messageOf(error) });
    }
  };

  useEffect(() => {
    if (pendingOrder === null) return;
    const timer = setInterval(async () => {
      const order = await readOrderState(pendingOrder);
      if (order === 'paid') finish();
      if (order === 'refunded' || order === 'closed' || order === 'open') {
        setState({ step: 'ready', message: paymentMessages.generic });
      }
    }, PENDING_POLL_MS);
    return () => clearInterval(timer);
  }, [pendingOrder]);

  return { state, pay };
}

function messageOf(error: unknown): string {
  return error instanceof PaymentError ? error.message : paymentMessages.generic;
}

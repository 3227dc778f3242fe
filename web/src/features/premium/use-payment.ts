import { i18n } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { plansQuery } from '../../platform/premium-plan.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { readSession } from '../../platform/storage/session-storage.ts';
import { showError } from '../../ui/show-toast.ts';
import { type PaymentResult, payForPremium } from './pay-for-premium.ts';
import { PaymentError, paymentMessages } from './payment-messages.ts';
import { usePaymentWatch } from './payment-watch.tsx';

export type PaymentState =
  | { step: 'ready'; message: string | null; advice?: string | undefined }
  | { step: 'paying' }
  | { step: 'pending' };

const ready: PaymentState = { step: 'ready', message: null };
const pending: PaymentState = { step: 'pending' };

/** The payment as the dialog shows it: ready, paying, waiting for the bank. */
export function usePayment(onPaid: () => void) {
  const [state, setState] = useState<PaymentState>(ready);
  const { isPending, watch, onDecided } = usePaymentWatch();
  const plans = useQueryClient();
  const decide = useEffectEvent((isPaid: boolean) =>
    isPaid ? onPaid() : setState({ step: 'ready', message: paymentMessages.generic }),
  );
  useEffect(() => onDecided(decide), [onDecided]);

  const settle = (result: PaymentResult) => {
    if (result.kind === 'verified') onPaid();
    if (result.kind === 'pending') watch(result.orderId);
    setState(ready);
  };

  const pay = async (...purchase: Parameters<typeof payForPremium>) => {
    setState({ step: 'paying' });
    try {
      settle(await payForPremium(...purchase));
    } catch (error) {
      reportProblem('The payment did not go through.', error);
      const message = messageOf(error);
      setState({ step: 'ready', message, advice: error instanceof PaymentError ? error.advice : undefined });
      // The price or the tax on it may be the reason.
      void plans.invalidateQueries(plansQuery);
      // The dialog goes with the session, so the words have to outlive it.
      if (readSession() === null) showError(i18n.t(message));
    }
  };

  return { state: isPending ? pending : state, pay };
}

function messageOf(error: unknown): string {
  return error instanceof PaymentError ? error.message : paymentMessages.generic;
}

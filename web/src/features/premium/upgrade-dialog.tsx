import type { StateCode } from '@gullylens/contract/values/indian-states';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadScript } from '../../platform/load-script.ts';
import { plansQuery, priceText } from '../../platform/api/premium-plan.ts';
import { loadPublicSettings } from '../../platform/api/public-settings.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { readSession } from '../../platform/storage/session-storage.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { Select } from '../../ui/controls/fields.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { benefits } from '../../ui/feedback/offer-box.tsx';
import { showError } from '../../ui/feedback/toast.ts';
import { Spinner } from '../../ui/controls/skeleton.tsx';
import { OpenNow } from './open-now.tsx';
import { payForPremium, type PaymentResult } from './pay-for-premium.ts';
import { PaymentError, paymentMessages } from './payment-messages.ts';
import { usePaymentWatch } from './payment-watch.tsx';
import { stateChoices } from './state-choices.ts';

interface UpgradeDialogProps {
  onClose: () => void;
  /** Called when the payment is verified. The parent then removes the dialog. */
  onPaid: () => void;
}

/** The offer with price, State for the tax invoice, and payment. It cannot be closed while the payment runs. */
export function UpgradeDialog({ onClose, onPaid }: UpgradeDialogProps) {
  const { i18n } = useLingui();
  const { state, pay } = usePayment(onPaid);
  const isPaying = state.step === 'paying';
  const plans = useQuery({ ...plansQuery, staleTime: 0 });
  const plan = plans.data?.data[0];
  const isTaxed = plan !== undefined && plan.gstPercent !== null;
  const [buyerState, setBuyerState] = useState<StateCode>();
  // No other page needs the script. A failure to load is shown when the user pays.
  useEffect(() => {
    loadPublicSettings()
      .then(({ razorpayScriptUrl }) => loadScript(razorpayScriptUrl))
      .catch((error: unknown) => reportProblem('The checkout script did not load.', error));
  }, []);

  return (
    <Modal title={i18n.t('Upgrade to Premium')} width="narrow" onClose={onClose} closable={!isPaying}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <PriceLine amount={plan?.amount} isLoading={plans.isFetching} />
        <Badge tone="premium">{i18n.t('Limited time offer')}</Badge>
      </div>
      <p className="text-sm text-muted">
        <Trans
          id="Plan: <0>monthly</0>. One month. Does not renew. Cancel anytime."
          components={{ 0: <strong className="text-text" /> }}
        />
      </p>
      <OpenNow />
      <ul className="mt-4 space-y-1.5">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2 text-sm">
            <Check aria-hidden="true" className="size-5 shrink-0 text-turf" /> {i18n.t(benefit)}
          </li>
        ))}
      </ul>
      {isTaxed && (
        <Select
          className="mt-5"
          label={i18n.t('Your State, for the tax invoice')}
          none={i18n.t('Choose a State')}
          value={buyerState ?? ''}
          onChoose={(chosen) => setBuyerState(stateChoices.find(({ code }) => code === chosen)?.code)}
        >
          {stateChoices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {state.step === 'pending' ? (
        <div role="status" className="mt-6 rounded-control border border-line bg-raised p-4 text-sm">
          <p className="flex items-center gap-3 font-semibold">
            <Spinner small /> {i18n.t('Your payment is on its way')}
          </p>
          <p className="mt-1 text-muted">
            {i18n.t(
              'The bank has not confirmed it yet. Premium switches on by itself when it does. Please do not pay again; you may close this window.',
            )}
          </p>
        </div>
      ) : plan === undefined ? (
        <PriceMissing isLoading={plans.isFetching} onRetry={() => void plans.refetch()} />
      ) : (
        <div className="mt-6">
          {state.message && <ErrorLine text={i18n.t(state.message)} />}
          {state.advice && <p className="mb-3 text-sm">{i18n.t(state.advice)}</p>}
          <Button
            look="premium"
            size="large"
            className="w-full"
            disabled={isTaxed && buyerState === undefined}
            busy={isPaying}
            onClick={() => void pay({ shownAmount: plan.amount, buyerState })}
          >
            {isPaying ? i18n.t('Processing...') : i18n.t('Pay {price}', { price: priceText(plan.amount) })}
          </Button>
        </div>
      )}
      <p className="mt-3 text-center text-xs text-muted">
        {i18n.t('Paid through Razorpay. Information only, not for gambling or betting.')}
      </p>
    </Modal>
  );
}

/**
 * The price; a grey block of its size while it loads, an empty space if it could not be loaded. `amount` is in paise.
 */
function PriceLine({ amount, isLoading }: { amount: number | undefined; isLoading: boolean }) {
  const { i18n } = useLingui();
  const isMissing = amount === undefined;
  return (
    <p className={classNames('flex items-baseline gap-2', isMissing && !isLoading && 'invisible')}>
      <span
        aria-hidden={isMissing}
        className={classNames(
          'text-2xl font-extrabold tabular',
          isMissing && 'animate-pulse-soft rounded-control bg-raised text-transparent',
        )}
      >
        {isMissing ? '₹000' : priceText(amount)}
      </span>
      <span className="text-sm text-muted">{i18n.t('including GST')}</span>
    </p>
  );
}

/** Replaces the pay button until price and tax are known. */
function PriceMissing({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="mt-6">
      {!isLoading && <ErrorLine text={i18n.t('The price could not be loaded. Please try again.')} />}
      <Button
        look={isLoading ? 'premium' : 'outline'}
        size="large"
        className="w-full"
        busy={isLoading}
        onClick={onRetry}
      >
        {i18n.t(isLoading ? 'Loading' : 'Try Again')}
      </Button>
    </div>
  );
}

function ErrorLine({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="mb-3 rounded-control border border-danger/50 bg-danger/10 p-3 text-sm text-danger"
    >
      {text}
    </p>
  );
}

interface PaymentState {
  step: 'ready' | 'paying' | 'pending';
  /** Why the last attempt failed, for `i18n.t`. */
  message?: MessageDescriptor;
  advice?: string | undefined;
}

const ready: PaymentState = { step: 'ready' };

/** Returns the state of the payment for the dialog, and the function that pays. `onPaid` runs once it is verified. */
export function usePayment(onPaid: () => void) {
  const { i18n } = useLingui();
  const [state, setState] = useState<PaymentState>(ready);
  const { isPending, watch, onDecided } = usePaymentWatch();
  const client = useQueryClient();
  const decide = useEffectEvent((isPaid: boolean) =>
    isPaid ? onPaid() : setState({ step: 'ready', message: { id: paymentMessages.generic } }),
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
      const { text, advice } =
        error instanceof PaymentError ? error : new PaymentError(paymentMessages.generic);
      setState({ step: 'ready', message: text, advice });
      // The price or the tax on it may be the reason.
      void client.invalidateQueries(plansQuery);
      // The dialog closes with the session, so the message has to outlive it.
      if (readSession() === null) showError(i18n.t(text));
    }
  };

  const shown: PaymentState = isPending ? { step: 'pending' } : state;
  return { state: shown, pay };
}

import { useLingui } from '@lingui/react';
import { createContext, useContext } from 'react';
import { classNames } from '../../ui/text/class-names.ts';
import { Spinner } from '../../ui/controls/skeleton.tsx';

/** The watch over the user's pending payment, and the upgrade dialog, for every page for signed-in users. */
export interface PaymentWatch {
  readonly isPending: boolean;
  /** Watches an order until its payment is decided. */
  readonly watch: (orderId: string) => void;
  /** Receives the next decision instead of the toast. Returns a function that unsubscribes. */
  readonly onDecided: (listener: (isPaid: boolean) => void) => () => void;
  /** Opens the upgrade dialog. `onPaid` runs after a payment; without it the data of the pages is refetched. */
  readonly upgrade: (onPaid?: () => void) => void;
}

/** The React context of the payment watch. Components read it with `usePaymentWatch`. */
export const PaymentWatchContext = createContext<PaymentWatch | null>(null);

/** Returns the payment watch. Throws outside `PaymentWatchProvider`. */
export function usePaymentWatch(): PaymentWatch {
  const watch = useContext(PaymentWatchContext);
  if (watch === null) throw new Error('usePaymentWatch must be used within a PaymentWatchProvider');
  return watch;
}

/** A line at the top of a page while a payment is pending; nothing for visitors. */
export function PaymentPending({ className }: { className: string }) {
  const { i18n } = useLingui();
  if (!useContext(PaymentWatchContext)?.isPending) return null;
  return (
    <p
      role="status"
      className={classNames(
        'flex items-center gap-3 rounded-control border border-line bg-surface p-3 text-sm',
        className,
      )}
    >
      <Spinner small /> {i18n.t('Your payment is on its way. Premium switches on by itself.')}
    </p>
  );
}

import { createContext, useContext } from 'react';

/** The payment that is on its way, if there is one, as every signed-in page knows it. */
export interface PaymentWatch {
  readonly isPending: boolean;
  /** Watches an order until its payment is decided. */
  readonly watch: (orderId: string) => void;
  /** Takes the next decision in place of the toast that reports it. Returns how to stop. */
  readonly onDecided: (listener: (isPaid: boolean) => void) => () => void;
  /** Unlocks Premium features, on every page, without a reload. */
  readonly unlock: () => void;
}

export const PaymentWatchContext = createContext<PaymentWatch | null>(null);

export function usePaymentWatch(): PaymentWatch {
  const watch = useContext(PaymentWatchContext);
  if (watch === null) throw new Error('usePaymentWatch must be used within a PaymentWatchProvider');
  return watch;
}

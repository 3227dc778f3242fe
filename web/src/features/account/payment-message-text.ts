import type { BillingMessage } from '@gullylens/contract/http/premium';
import type { I18n } from '@lingui/core';
import { priceText } from '../../platform/premium-plan.ts';
import { longDayText } from '../../ui/dates.ts';

/** What became of a payment, in the reader's language. */
export function paymentMessageText(
  i18n: I18n,
  { kind, amount, premiumUntil, cause }: Omit<BillingMessage, 'id' | 'text' | 'createdAt'>,
): string {
  const named = {
    amount: amount === null ? '' : priceText(amount),
    day: premiumUntil === null ? '' : longDayText(i18n, premiumUntil),
  };
  if (kind === 'premium_started') {
    return i18n.t('Your payment of {amount} has arrived. Premium is on until {day}.', named);
  }
  if (kind === 'payment_returned') {
    return i18n.t(
      'A second payment of {amount} reached us for one month of Premium. It is being sent back to you and arrives within 5 to 7 working days.',
      named,
    );
  }
  if (kind === 'premium_restored') {
    return i18n.t('The dispute over your payment is settled: the month it paid for is yours again.');
  }
  if (cause === 'refund') {
    return premiumUntil === null
      ? i18n.t('Your payment was refunded, so the month it paid for was taken back. Premium has ended.')
      : i18n.t(
          'Your payment was refunded, so the month it paid for was taken back. Premium is now on until {day}.',
          named,
        );
  }
  return premiumUntil === null
    ? i18n.t('Your bank took your payment back, so the month it paid for was taken back. Premium has ended.')
    : i18n.t(
        'Your bank took your payment back, so the month it paid for was taken back. Premium is now on until {day}.',
        named,
      );
}

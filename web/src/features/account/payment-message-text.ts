import type { I18n } from '@lingui/core';
import { longDayText } from '../../ui/dates.ts';
import { reword, type SentenceForm } from '../../ui/reword.ts';

/** As the server tells what became of a payment. */
const forms: readonly SentenceForm[] = [
  {
    form: /^Your payment was refunded, .+ Premium has ended\.$/,
    say: (i18n) =>
      i18n.t('Your payment was refunded, so the month it paid for was taken back. Premium has ended.'),
  },
  {
    form: /^Your payment was refunded, .+ Premium is now on until (?<day>.+)\.$/,
    say: (i18n, named) =>
      i18n.t(
        'Your payment was refunded, so the month it paid for was taken back. Premium is now on until {day}.',
        named,
      ),
  },
  {
    form: /^Your bank took your payment back, .+ Premium has ended\.$/,
    say: (i18n) =>
      i18n.t('Your bank took your payment back, so the month it paid for was taken back. Premium has ended.'),
  },
  {
    form: /^Your bank took your payment back, .+ Premium is now on until (?<day>.+)\.$/,
    say: (i18n, named) =>
      i18n.t(
        'Your bank took your payment back, so the month it paid for was taken back. Premium is now on until {day}.',
        named,
      ),
  },
  {
    form: /^Your payment of (?<amount>\S+) has arrived\. Premium is on until (?<day>.+)\.$/,
    say: (i18n, named) => i18n.t('Your payment of {amount} has arrived. Premium is on until {day}.', named),
  },
  {
    form: /^A second payment of (?<amount>\S+) reached us for one month of Premium\. It is being sent back .+\.$/,
    say: (i18n, named) =>
      i18n.t(
        'A second payment of {amount} reached us for one month of Premium. It is being sent back to you and arrives within 5 to 7 working days.',
        named,
      ),
  },
  {
    form: /^The dispute over your payment is settled: the month it paid for is yours again\.$/,
    say: (i18n) => i18n.t('The dispute over your payment is settled: the month it paid for is yours again.'),
  },
];

/** `21 November 2026`, as the server writes days. */
const DAY = /\b\d{1,2} [A-Z][a-z]+ \d{4}\b/;

/** Whole rupees as earlier messages have them: `₹499.00`. */
const NO_PAISE = /(₹[\d,]+)\.00\b/;

/** What became of a payment, in the reader's language. */
export function paymentMessageText(i18n: I18n, text: string): string {
  const told = text.replace(DAY, (day) => longDayText(i18n, `${day} UTC`)).replace(NO_PAISE, '$1');
  return reword(i18n, told, forms);
}

import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { showLanguage } from '../../platform/language/show-language.ts';
import { paymentMessageText } from './receipts-section.tsx';

type Message = Parameters<typeof paymentMessageText>[1];

const silent = { amount: null, premiumUntil: null, cause: null };
const until = '2026-12-21T10:00:00.000Z';
const started: Message = { ...silent, kind: 'premium_started', amount: 49_900, premiumUntil: until };

const messages: readonly (readonly [string, Message])[] = [
  ['Your payment of ₹499 has arrived. Premium is on until 21 December 2026.', started],
  [
    'Your payment was refunded, so that month of Premium was removed. Premium has ended.',
    { ...silent, kind: 'premium_ended', cause: 'refund' },
  ],
  [
    'Your payment was refunded, so that month of Premium was removed. Premium is now on until 21 December 2026.',
    { ...silent, kind: 'premium_ended', cause: 'refund', premiumUntil: until },
  ],
  [
    'Your bank reversed the payment, so that month of Premium was removed. Premium has ended.',
    { ...silent, kind: 'premium_ended', cause: 'dispute' },
  ],
  [
    'Your bank reversed the payment, so that month of Premium was removed. Premium is now on until 21 December 2026.',
    { ...silent, kind: 'premium_ended', cause: 'dispute', premiumUntil: until },
  ],
  [
    'The dispute over your payment is settled: the month it paid for is yours again.',
    { ...silent, kind: 'premium_restored' },
  ],
  [
    'A second payment of ₹1,499.50 reached us for one month of Premium. It is being refunded and arrives within 5 to 7 working days.',
    { ...silent, kind: 'payment_returned', amount: 149_950 },
  ],
];

afterEach(() => showLanguage('en-IN'));

describe('a message about a payment', () => {
  it.each(messages)('reads: %s', (text, message) => {
    expect(paymentMessageText(i18n, message)).toBe(text);
  });

  it('is translated to Hindi, including its date', async () => {
    await showLanguage('hi-IN');
    expect(paymentMessageText(i18n, started)).toBe(
      '₹499 का आपका भुगतान मिल गया। प्रीमियम 21 दिसंबर 2026 तक चालू है।',
    );
  });

  it.each(messages)('is translated to Hindi for every outcome: %s', async (_, message) => {
    await showLanguage('hi-IN');
    expect(paymentMessageText(i18n, message)).not.toMatch(/[A-Za-z]/);
  });
});

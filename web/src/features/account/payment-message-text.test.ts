import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { showLanguage } from '../../platform/language/show-language.ts';
import { paymentMessageText } from './payment-message-text.ts';

const english = 'Your payment of ₹499 has arrived. Premium is on until 21 December 2026.';

afterEach(() => showLanguage('en-IN'));

describe('a message about a payment', () => {
  it('is told in English as the server wrote it', () => {
    expect(paymentMessageText(i18n, english)).toBe(english);
  });

  it('has the price without paise that are none, as earlier ones were written with', () => {
    expect(paymentMessageText(i18n, english.replace('₹499', '₹499.00'))).toBe(english);
    const odd = english.replace('₹499', '₹1,499.50');
    expect(paymentMessageText(i18n, odd)).toBe(odd);
  });

  it('is told in Hindi, its day too', async () => {
    await showLanguage('hi-IN');
    expect(paymentMessageText(i18n, english)).toBe(
      '₹499 का आपका भुगतान मिल गया। प्रीमियम 21 दिसंबर 2026 तक चालू है।',
    );
  });

  it.each([
    'Your payment was refunded, so the month it paid for was taken back. Premium has ended.',
    'Your payment was refunded, so the month it paid for was taken back. Premium is now on until 2 May 2027.',
    'Your bank took your payment back, so the month it paid for was taken back. Premium has ended.',
    'Your bank took your payment back, so the month it paid for was taken back. Premium is now on until 2 May 2027.',
    'The dispute over your payment is settled: the month it paid for is yours again.',
    'A second payment of ₹499 reached us for one month of Premium. It is being sent back to you and arrives within 5 to 7 working days.',
  ])('is told in Hindi whatever became of the payment: %s', async (message) => {
    await showLanguage('hi-IN');
    expect(paymentMessageText(i18n, message)).not.toMatch(/[A-Za-z]/);
  });
});

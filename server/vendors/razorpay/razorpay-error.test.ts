import { expect, it } from 'vitest';
import { isRazorpayFailing, isRazorpayUnreachable, RazorpayError } from './razorpay-error.ts';

it.each([
  ['unreachable', true, true],
  ['locked-out', true, false],
  ['refused', false, false],
] as const)(
  'a call that ended as %s: fails whatever it asks for %s, outcome unknown %s',
  (kind, fails, isUnknown) => {
    const error = new RazorpayError('GET /orders', { kind });
    expect([isRazorpayFailing(error), isRazorpayUnreachable(error)]).toEqual([fails, isUnknown]);
  },
);

it('no other error is Razorpay’s', () => {
  expect([isRazorpayFailing(new Error()), isRazorpayUnreachable(new Error())]).toEqual([false, false]);
});

import { expect, it } from 'vitest';
import { RazorpayOrder } from './razorpay-entities.ts';

it('the time of an order is read as seconds since 1970', () => {
  const order = { id: 'order_1', amount: 49_900, currency: 'INR', receipt: null, status: 'paid' };
  const { created_at: createdAt } = RazorpayOrder.parse({ ...order, created_at: 1_732_197_600 });
  expect(createdAt.toISOString()).toBe('2024-11-21T14:00:00.000Z');
});

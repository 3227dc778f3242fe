import { expect, it } from 'vitest';
import {
  PENDING_ORDER_KEY,
  readPendingOrder,
  removePendingOrder,
  writePendingOrder,
} from './pending-order.ts';

const order = { userId: 'user-1', orderId: 'order-1', since: 1_000 };

it('a pending order is read by its own user only', () => {
  writePendingOrder(order);
  expect(readPendingOrder('user-1')).toEqual(order);
  expect(readPendingOrder('user-2')).toBeNull();
});

it('a settled order does not take away the one that came after it', () => {
  writePendingOrder({ ...order, orderId: 'order-2' });
  removePendingOrder(order);
  expect(readPendingOrder('user-1')?.orderId).toBe('order-2');
  removePendingOrder({ ...order, orderId: 'order-2' });
  expect(readPendingOrder('user-1')).toBeNull();
});

it.each(['{', '"order-1"', '{"userId":"user-1","orderId":"order-1"}', '{"userId":"user-1","since":1}'])(
  'a stored text that is no pending order is none: %s',
  (text) => {
    window.localStorage.setItem(PENDING_ORDER_KEY, text);
    expect(readPendingOrder('user-1')).toBeNull();
  },
);

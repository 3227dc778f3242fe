import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { keepPendingOrder, readPendingOrder } from './pending-order.ts';
import { PENDING_POLL_MS, watchOrder } from './watch-order.ts';

const CALL = 'GET /api/subscriptions/premium/orders/order-1/';
const paid: TestAnswer = { body: { order_id: 'order-1', state: 'paid' } };

let server: TestServer;
/** Answers the questions that were asked so far, in any order. */
let answers: ((answer: TestAnswer) => void)[];

beforeEach(async () => {
  answers = [];
  server = await startTestServer({ [CALL]: () => new Promise((resolve) => answers.push(resolve)) });
  storeSession();
  keepPendingOrder('order-1');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => server.close());

async function askTwice() {
  vi.advanceTimersByTime(2 * PENDING_POLL_MS);
  await until(() => expect(answers).toHaveLength(2));
}

/** Whatever of the first two answers is not heard has arrived before this one. */
async function letArrive() {
  await fetch(`${server.origin}/`);
  await until(() => expect(server.callsOf('GET /')).toBe(1));
}

describe('an order that is watched', () => {
  it('is decided once, however many answers are under way', async () => {
    const onDecided = vi.fn();
    watchOrder('order-1', onDecided);
    await askTwice();
    for (const answer of answers) answer(paid);

    await until(() => expect(onDecided).toHaveBeenCalledExactlyOnceWith(true));
    await letArrive();
    expect(onDecided).toHaveBeenCalledOnce();
    expect(readPendingOrder()).toBeNull();
  });

  it('is not told of by an answer that comes after nobody watches', async () => {
    const onDecided = vi.fn();
    const stop = watchOrder('order-1', onDecided);
    await askTwice();
    stop();
    for (const answer of answers) answer(paid);

    await letArrive();
    expect(onDecided).not.toHaveBeenCalled();
    expect(readPendingOrder()).toBe('order-1');
  });
});

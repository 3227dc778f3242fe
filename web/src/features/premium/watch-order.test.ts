import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetServerClock } from '../../platform/api/server-clock.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { FIRST_GAP_MS, LONGEST_GAP_MS, UNPAID_AFTER_MS, watchOrder } from './watch-order.ts';

const CALL = 'GET /api/subscriptions/premium/orders/order-1/';
const mockResponse = (state: string, checkedAt: number | null = null): TestAnswer => ({
  body: {
    order_id: 'order-1',
    state,
    checkedAt: checkedAt === null ? null : new Date(checkedAt).toISOString(),
  },
});

let server: TestServer;
/** Answers the checks that were made so far, in any order. */
let answers: ((answer: TestAnswer) => void)[];
const stops: (() => void)[] = [];

beforeEach(async () => {
  answers = [];
  server = await startTestServer({ [CALL]: () => new Promise((resolve) => answers.push(resolve)) });
  storeSession();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(globalThis, 'setTimeout');
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  setVisible(true);
  resetServerClock();
  await server.close();
});

function setVisible(isVisible: boolean): void {
  const value = isVisible ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function watch(since = Date.now()) {
  const onDecided = vi.fn();
  const stop = watchOrder({ userId: 'user-1', orderId: 'order-1', since }, onDecided);
  stops.push(stop);
  return { onDecided, stop };
}

const checksMade = (count: number) => until(() => expect(answers).toHaveLength(count));

const GAPS_MS = [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000];

/** The gaps that were waited for so far. */
const gapsSet = () =>
  vi
    .mocked(setTimeout)
    .mock.calls.map(([, delay]) => delay ?? 0)
    .filter((delay) => GAPS_MS.includes(delay));

/** Answers the newest check, and waits until the gap before the next one has begun. */
async function answerNewest(answer: TestAnswer): Promise<void> {
  const before = gapsSet().length;
  answers.at(-1)?.(answer);
  await until(() => expect(gapsSet()).toHaveLength(before + 1));
}

/** Whatever has been answered so far has arrived before this. */
async function letArrive(): Promise<void> {
  await fetch(`${server.origin}/`);
  await until(() => expect(server.callsOf('GET /')).toBe(1));
}

describe('an order that is watched', () => {
  it('is checked at once, then with gaps that double up to a minute', async () => {
    const { onDecided } = watch();
    expect([GAPS_MS[0], GAPS_MS.at(-1)]).toEqual([FIRST_GAP_MS, LONGEST_GAP_MS]);
    await checksMade(1);
    for (const [made, gap] of GAPS_MS.entries()) {
      await answerNewest(mockResponse('pending'));
      vi.advanceTimersByTime(gap);
      await checksMade(made + 2);
    }
    expect(gapsSet()).toEqual(GAPS_MS);
    expect(onDecided).not.toHaveBeenCalled();
  });

  it('is not checked while the tab is hidden, and at once when it is shown', async () => {
    const { onDecided } = watch();
    await checksMade(1);
    setVisible(false);
    answers[0]?.(mockResponse('pending'));
    await letArrive();
    expect(gapsSet()).toEqual([]);
    expect(answers).toHaveLength(1);
    setVisible(true);
    await checksMade(2);
    answers[1]?.(mockResponse('paid'));
    await until(() => expect(onDecided).toHaveBeenCalledExactlyOnceWith(true));
  });

  it('starts again with the shortest gap when the network is back', async () => {
    watch();
    await checksMade(1);
    await answerNewest(mockResponse('pending'));
    vi.advanceTimersByTime(FIRST_GAP_MS);
    await checksMade(2);
    await answerNewest(mockResponse('pending'));
    window.dispatchEvent(new Event('online'));
    await checksMade(3);
    await answerNewest(mockResponse('pending'));
    expect(gapsSet()).toEqual([3_000, 6_000, 3_000]);
  });

  it('is decided once, however many checks are under way', async () => {
    const { onDecided } = watch();
    window.dispatchEvent(new Event('online'));
    await checksMade(2);
    for (const answer of answers) answer(mockResponse('paid'));
    await until(() => expect(onDecided).toHaveBeenCalledExactlyOnceWith(true));
    await letArrive();
    expect(onDecided).toHaveBeenCalledOnce();
    expect(gapsSet()).toEqual([]);
  });

  it('reports nothing after watching has stopped, and is checked no more', async () => {
    const { onDecided, stop } = watch();
    await checksMade(1);
    stop();
    answers[0]?.(mockResponse('paid'));
    window.dispatchEvent(new Event('online'));
    await letArrive();
    expect(onDecided).not.toHaveBeenCalled();
    expect(answers).toHaveLength(1);
    expect(gapsSet()).toEqual([]);
  });
});

describe('the decision of a check', () => {
  // The server's time arrives in whole seconds.
  const longAgo = Date.now() - UNPAID_AFTER_MS - 1_000;

  it.each<[string, TestAnswer, number | undefined, boolean]>([
    ['a payment', mockResponse('paid'), undefined, true],
    ['a refund', mockResponse('refunded'), undefined, false],
    ['an open order that Razorpay was asked about since', mockResponse('open', longAgo + 1), longAgo, false],
    [
      'a closed order that Razorpay was asked about since',
      mockResponse('closed', longAgo + 1),
      longAgo,
      false,
    ],
  ])('%s ends the watch', async (_what, answer, since, isPaid) => {
    const { onDecided } = watch(since);
    await checksMade(1);
    answers[0]?.(answer);
    await until(() => expect(onDecided).toHaveBeenCalledExactlyOnceWith(isPaid));
  });

  it.each<[string, TestAnswer, number | undefined]>([
    ['an open order soon after the checkout', mockResponse('open', Date.now() + 60_000), undefined],
    ['a closed order soon after the checkout', mockResponse('closed', Date.now() + 60_000), undefined],
    ['an old order that Razorpay was never asked about', mockResponse('open'), longAgo],
    [
      'an old order that Razorpay was asked about before the checkout',
      mockResponse('open', longAgo),
      longAgo,
    ],
    ['a payment at the bank, however old', mockResponse('pending', Date.now()), longAgo],
    ['a failed check, however old the order', refusal(503, 'unavailable', ''), longAgo],
  ])('%s is checked again', async (_what, answer, since) => {
    const { onDecided } = watch(since);
    await checksMade(1);
    await answerNewest(answer);
    expect(onDecided).not.toHaveBeenCalled();
  });

  it("counts an order as unpaid by the server's clock, not by a browser's that is ahead", async () => {
    const since = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(since + 2 * UNPAID_AFTER_MS);
    const { onDecided } = watch(since);
    await checksMade(1);
    await answerNewest(mockResponse('open', since + 1));
    expect(onDecided).not.toHaveBeenCalled();
  });

  it('an order that this account does not have ends the watch', async () => {
    const { onDecided } = watch();
    await checksMade(1);
    answers[0]?.(refusal(404, 'order_not_found', ''));
    await until(() => expect(onDecided).toHaveBeenCalledExactlyOnceWith(false));
  });
});

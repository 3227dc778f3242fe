import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandboxes, startSandboxes } from '../start-sandboxes.ts';
import { sendRequest } from '../testing/send-request.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';

/** For tests that do not change its state. */
let shared: RunningSandboxes;

beforeAll(async () => {
  shared = await startSandboxes({ port: 0 });
});

afterAll(() => shared.stop());

describe('faults', () => {
  it('apply to the next calls of that vendor only', async () => {
    const { address } = shared;
    await sendRequest(`${address}/control/faults`, { post: { vendor: 'google', mode: 'http500', count: 2 } });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await sendRequest(`${address}/google/certs`)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('queued by several requests apply one after another', async () => {
    const { address } = shared;
    await sendRequest(`${address}/control/faults`, { post: { vendor: 'google', mode: 'http429', count: 1 } });
    await sendRequest(`${address}/control/faults`, { post: { vendor: 'google', mode: 'html', count: 1 } });
    expect((await sendRequest(`${address}/google/certs`)).status).toBe(429);
    const page = await sendRequest(`${address}/google/certs`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html>');
  });

  it('truncate an answer', async () => {
    const { address } = shared;
    const whole = await sendRequest(`${address}/google/certs`);
    await sendRequest(`${address}/control/faults`, {
      post: { vendor: 'google', mode: 'truncated', count: 1 },
    });
    const half = await sendRequest(`${address}/google/certs`);
    expect(half.status).toBe(200);
    expect(half.text).toBe(whole.text.slice(0, Math.floor(whole.text.length / 2)));
  });

  it('reset the connection', async () => {
    const { address } = shared;
    await sendRequest(`${address}/control/faults`, { post: { vendor: 'google', mode: 'reset', count: 1 } });
    await expect(fetch(`${address}/google/certs`)).rejects.toThrow('fetch failed');
    expect((await sendRequest(`${address}/google/certs`)).status).toBe(200);
  });

  it('hang until the caller gives up, without preventing the sandboxes from stopping', async () => {
    const { address } = await runSandboxes();
    await sendRequest(`${address}/control/faults`, { post: { vendor: 'google', mode: 'hang', count: 2 } });
    const giveUp = new AbortController();
    const hanging = fetch(`${address}/google/certs`, { signal: giveUp.signal });
    const alsoHanging = fetch(`${address}/google/certs`);
    alsoHanging.catch(() => {});
    while (Number((await sendRequest(`${address}/control/log`)).text.match(/"hang"/g)?.length) < 2);
    giveUp.abort();
    await expect(hanging).rejects.toThrow('aborted');
  });

  it('do not affect other vendors, test routes and control routes', async () => {
    const { address } = shared;
    await sendRequest(`${address}/control/faults`, {
      post: { vendor: 'razorpay', mode: 'http500', count: 1 },
    });
    expect((await sendRequest(`${address}/google/certs`)).status).toBe(200);
    expect((await sendRequest(`${address}/razorpay/pay`, { post: {} })).status).toBe(400);
    expect((await sendRequest(`${address}/razorpay/v1/orders`)).status).toBe(500);
  });

  it('are cleared by a count of 0', async () => {
    const { address } = shared;
    await sendRequest(`${address}/control/faults`, { post: { vendor: 'google', mode: 'http500', count: 9 } });
    await sendRequest(`${address}/control/faults`, { post: { vendor: 'google', mode: 'http500', count: 0 } });
    expect((await sendRequest(`${address}/google/certs`)).status).toBe(200);
  });

  it.each([
    [{ vendor: 'stripe', mode: 'http500', count: 1 }, 'vendor'],
    [{ vendor: 'google', mode: 'explode', count: 1 }, 'mode'],
    [{ vendor: 'google', mode: 'http500', count: -1 }, 'count'],
    [{ vendor: 'google', mode: 'quota', count: 1 }, 'Only cricapi'],
    [{ vendor: 'google', mode: 'http500', count: 1, extra: true }, 'extra'],
    ['nonsense', 'object'],
  ])('refuses %j with a message', async (body, word) => {
    const { address } = shared;
    const refused = await sendRequest(`${address}/control/faults`, { post: body });
    expect(refused.status).toBe(400);
    expect(refused.body['error']).toContain(word);
  });
});

describe('the log', () => {
  it('counts calls by vendor and path and lists each, without the key', async () => {
    const { address } = await runSandboxes();
    await sendRequest(`${address}/google/certs?apikey=secret&page=2`);
    await sendRequest(`${address}/razorpay/v1/orders`);
    const { body, text } = await sendRequest(`${address}/control/log`);
    expect(body['counts']).toEqual({
      google: { '/google/certs': 1 },
      razorpay: { '/razorpay/v1/orders': 1 },
      cricapi: {},
    });
    expect(body['calls']).toMatchObject([
      {
        vendor: 'google',
        method: 'GET',
        path: '/google/certs',
        query: { page: '2' },
        status: 200,
        answeredAt: expect.any(String),
        fault: null,
      },
      { vendor: 'razorpay', path: '/razorpay/v1/orders', status: 401 },
    ]);
    expect(text).not.toContain('secret');
  });
});

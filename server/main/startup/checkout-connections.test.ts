import { authRoutes } from '@gullylens/contract/http/auth';
import { premiumRoutes } from '@gullylens/contract/http/premium';
import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../config/read-settings.ts';
import { AppError } from '../../platform/app-error.ts';
import { systemClock } from '../../platform/clock.ts';
import { createHttpServer } from '../../platform/http/create-http-server.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { quietLog } from '../../matches/testing/matches-server.ts';
import { composeMemberFeatures } from './compose-member-features.ts';
import { createLifecycle } from '../../platform/jobs/lifecycle.ts';

const lifecycle = createLifecycle(quietLog);
let database: TestDatabase;
let sandboxes: RunningSandboxes;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  sandboxes = await startSandboxes({ port: 0 });
  const { accounts, billing } = await composeMemberFeatures(
    {
      settings: readTestSettings(),
      database,
      log: quietLog,
      clock: systemClock,
      lifecycle,
      metrics: createMetrics('test'),
    },
    async () => null,
  );
  const app = await createHttpServer({
    routes: { ...authRoutes, ...premiumRoutes },
    handlers: { ...accounts.handlers, ...billing.handlers },
    authorize: async (access, authorization) => {
      if (access === 'public') return null;
      if (access === 'user') return accounts.authenticate(authorization);
      throw new AppError('forbidden');
    },
    log: quietLog,
    rateLimitFactor: 1_000,
    trustProxy: 0,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  lifecycle.started('http', () => app.close());
});
afterAll(async () => {
  await lifecycle.stop();
  await sandboxes.stop();
  await database.drop();
});

function readTestSettings() {
  const read = readSettings({
    JWT_SECRET: 'a secret of this test, long enough to sign with',
    SANDBOX_PORT: new URL(sandboxes.address).port,
  });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.settings;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the expectations below read it
async function post(url: string, body: object, access?: string): Promise<any> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(access ? { authorization: `Bearer ${access}` } : {}) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function signIn(): Promise<string> {
  const person = { email: 'asha@example.com', name: 'Asha Rao', email_verified: true };
  const { body } = await post(`${sandboxes.address}/google/credential`, person);
  const signedIn = await post(`${address}/api/auth/google/`, { token: body.credential });
  return signedIn.body.tokens.access;
}

it('creates and verifies a payment while readers hold all their database connections', async () => {
  const access = await signIn();
  const { max = 0 } = database.pool.options;
  const held = await Promise.all(Array.from({ length: max }, () => database.pool.connect()));
  try {
    const premium = `${address}/api/subscriptions/premium`;
    const order = await post(`${premium}/create-order/`, { plan_type: 'monthly' }, access);
    expect(order).toMatchObject({
      status: 200,
      body: { prefill: { name: 'Asha Rao', email: 'asha@example.com' } },
    });
    const payment = { order_id: order.body.order_id, outcome: 'captured', webhook: false };
    const { body: paid } = await post(`${sandboxes.address}/razorpay/pay`, payment);
    const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = paid;
    const report = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
    const verified = await post(`${premium}/verify-payment/`, report, access);
    expect(verified).toMatchObject({ status: 200, body: { premium: { isPremium: true } } });
  } finally {
    for (const client of held) client.release();
  }
});

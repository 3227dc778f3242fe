import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createMovingClock, type MovingClock } from '../../testing/moving-clock.ts';
import { createRazorpayClient } from '../../vendors/razorpay/create-razorpay-client.ts';
import { type Billing, type BillingContext, type Buyer, createBilling } from '../public.ts';
import { type CaughtLog, catchLog } from './caught-log.ts';
import { serveBilling } from './serve-billing.ts';

export interface TestBilling {
  readonly database: TestDatabase;
  readonly sandboxes: RunningSandboxes;
  readonly clock: MovingClock;
  readonly caught: CaughtLog;
  readonly context: BillingContext;
  readonly billing: Billing;
  /** Where the interface listens. */
  readonly address: string;
  /** The accounts there are; a user whose id is not here has none. */
  readonly users: Map<string, Buyer>;
  stop(): Promise<void>;
}

/** Long enough for a busy machine, short enough for the calls that the sandbox lets hang. */
const RAZORPAY_TIMEOUT_MS = 1_500;
export const FORMER_WEBHOOK_SECRET = 'the secret before';

/** Billing as the server runs it: real PostgreSQL, real HTTP on both sides, the sandbox for Razorpay; no jobs until started. */
export async function startTestBilling(
  changes: Partial<BillingContext> | ((database: TestDatabase) => Promise<Partial<BillingContext>>) = {},
): Promise<TestBilling> {
  const database = await createTestDatabase();
  const sandboxes = await startSandboxes({ port: 0 });
  const clock = createMovingClock(new Date('2026-11-21T10:00:00Z'));
  const caught = catchLog();
  const users = new Map<string, Buyer>();
  const { razorpayKeyId, razorpayKeySecret, razorpayWebhookSecret } = sandboxes.settings;
  const context: BillingContext = {
    db: database.db,
    clock,
    log: caught.log,
    razorpay: createRazorpayClient({
      baseUrl: `${sandboxes.address}/razorpay/v1`,
      keyId: razorpayKeyId,
      keySecret: razorpayKeySecret,
      timeoutMs: RAZORPAY_TIMEOUT_MS,
    }),
    webhookSecrets: [razorpayWebhookSecret, FORMER_WEBHOOK_SECRET],
    findUser: async (userId) => users.get(userId) ?? null,
    supplier: { name: 'GullyLens', address: null },
    gst: null,
    ...(typeof changes === 'function' ? await changes(database) : changes),
  };
  const billing = createBilling(context);
  const app = await serveBilling(billing, context.log);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    database,
    sandboxes,
    clock,
    caught,
    context,
    billing,
    address,
    users,
    async stop() {
      await sandboxes.stop();
      await app.close();
      await database.drop();
    },
  };
}

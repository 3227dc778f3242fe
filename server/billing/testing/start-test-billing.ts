import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { Registry } from 'prom-client';
import { AppError } from '../../platform/app-error.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { createRazorpayClient } from '../../vendors/razorpay/razorpay-client.ts';
import { type BillingContext, createBillingMetrics } from '../billing-context.ts';
import { type Billing, type BillingOptions, type Buyer, createBilling } from '../public.ts';
import { scheduleRecheckOfOpenOrders } from '../reconcile-orders.ts';
import { type CapturedLog, captureLog } from './captured-log.ts';
import { serveBilling } from './billing-server.ts';

export interface TestBilling {
  readonly database: TestDatabase;
  readonly sandboxes: RunningSandboxes;
  readonly clock: ManualClock;
  readonly capturedLog: CapturedLog;
  readonly context: BillingContext;
  readonly billing: Billing;
  readonly metrics: Registry;
  /** The server's address. */
  readonly address: string;
  /** Existing accounts by user id. */
  readonly users: Map<string, Buyer>;
  /** Replaces billing by a new instance on the same database and address; nothing in memory survives. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

type TestEnvironment = Pick<TestBilling, 'database' | 'sandboxes'>;

const FIRST_RETRY_MS = 10;
export const PREVIOUS_WEBHOOK_SECRET = 'the secret before';

/** Billing that waits briefly, for a Razorpay that does not answer. */
export const startImpatientBilling = () =>
  startTestBilling(async ({ sandboxes }) => ({ razorpay: openRazorpay(sandboxes, { timeoutMs: 2_000 }) }));

/**
 * Billing as the server runs it: real PostgreSQL, real HTTP on both sides, the Razorpay sandbox; no jobs until
 * started.
 */
export async function startTestBilling(
  changes: Partial<BillingOptions> | ((around: TestEnvironment) => Promise<Partial<BillingOptions>>) = {},
): Promise<TestBilling> {
  const database = await createTestDatabase();
  const sandboxes = await startSandboxes({ port: 0 });
  const users = new Map<string, Buyer>();
  const clock = createManualClock(new Date('2026-11-21T10:00:00Z'));
  const capturedLog = captureLog();
  const changed = typeof changes === 'function' ? await changes({ database, sandboxes }) : changes;
  const options: Omit<BillingOptions, 'metrics' | 'razorpay'> = {
    db: database.db,
    readersDb: database.db,
    clock,
    log: capturedLog.log,
    webhookSecrets: [sandboxes.settings.razorpayWebhookSecret, PREVIOUS_WEBHOOK_SECRET],
    findUser: async (userId) => users.get(userId) ?? null,
    lockUser: async (_tx, userId) => {
      if (!users.has(userId)) throw new AppError('token_invalid');
    },
    supplier: { name: 'GullyLens', address: null },
    gst: null,
    ...changed,
  };
  // A new process has a new client, whose circuit is closed.
  const start = () =>
    run({ ...options, razorpay: changed.razorpay ?? openRazorpay(sandboxes), metrics: new Registry() });
  let running = start();
  const app = await serveBilling(() => running.billing, options.log);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const restart = async () => {
    running = start();
    await scheduleRecheckOfOpenOrders(running.context);
  };
  const stop = async () => {
    await sandboxes.stop();
    await app.close();
    await database.drop();
  };
  return {
    database,
    sandboxes,
    clock,
    capturedLog,
    users,
    address,
    restart,
    stop,
    get context() {
      return running.context;
    },
    get metrics() {
      return running.metrics;
    },
    get billing() {
      return running.billing;
    },
  };
}

export function openRazorpay(
  { address, settings }: RunningSandboxes,
  { keySecret = settings.razorpayKeySecret, timeoutMs = 20_000 } = {},
) {
  return createRazorpayClient({
    baseUrl: `${address}/razorpay/v1`,
    keyId: settings.razorpayKeyId,
    keySecret,
    timeoutMs,
    firstRetryMs: FIRST_RETRY_MS,
  });
}

function run(options: BillingOptions) {
  const billing = createBilling(options);
  const context: BillingContext = {
    ...options,
    counters: createBillingMetrics({ ...options, metrics: new Registry() }),
  };
  return { context, billing, metrics: options.metrics };
}

import { Client } from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createRazorpayClient } from '../../vendors/razorpay/razorpay-client.ts';
import { createBilling } from '../public.ts';
import { serveBilling } from './billing-server.ts';

/** The input of the process, from the test that starts it. */
export interface BillingProcessInput {
  readonly databaseUrl: string;
  readonly razorpay: Parameters<typeof createRazorpayClient>[0];
  readonly webhookSecret: string;
  /** The fixed time of its clock, epoch milliseconds. */
  readonly now: number;
  readonly runsJobs: boolean;
  readonly killPoint: CrashPoint;
}

/** When to send SIGKILL: just before a statement is sent, or just after its response. */
export interface CrashPoint {
  readonly when: 'before' | 'after';
  /** Regular expression for the beginning of the statement. */
  readonly statement: string;
}

const kill = () => process.kill(process.pid, 'SIGKILL');

/** Installs the kill point in the database driver, without changing product code. */
function armKillPoint({ when, statement }: CrashPoint): void {
  const begins = new RegExp(`^${statement}`, 'i');
  const query = Client.prototype.query as (this: Client, ...sent: unknown[]) => unknown;
  function guarded(this: Client, ...sent: unknown[]): unknown {
    const text = typeof sent[0] === 'string' ? sent[0] : (sent[0] as { text: string }).text;
    if (!begins.test(text)) return query.apply(this, sent);
    if (when === 'before') return kill();
    return Promise.resolve(query.apply(this, sent)).then(kill);
  }
  Object.assign(Client.prototype, { query: guarded });
}

process.once('message', async (input: BillingProcessInput) => {
  const { db } = openDatabase(input.databaseUrl);
  armKillPoint(input.killPoint);
  const context = {
    db,
    readersDb: db,
    clock: { now: () => new Date(input.now) },
    log: pino({ level: 'silent' }),
    metrics: new Registry(),
    razorpay: createRazorpayClient(input.razorpay),
    webhookSecrets: [input.webhookSecret],
    findUser: async (userId: string) => ({ name: 'Asha Rao', email: `${userId}@example.com` }),
    lockUser: async () => {},
    supplier: { name: 'GullyLens', address: null },
    gst: null,
  };
  const billing = createBilling(context);
  const app = await serveBilling(() => billing, context.log);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  if (input.runsJobs) billing.startJobs();
  process.send?.(address);
});

import { max } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { RazorpayClient } from '../../vendors/razorpay/razorpay-client.ts';
import { events } from './tables.ts';

export interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** Who sells, as receipts name it. */
export interface Supplier {
  readonly name: string;
  /** Postal address in one line; null where none is set. */
  readonly address: string | null;
}

/** How receipts are taxed when the operator is registered for GST. */
export interface GstSettings {
  readonly gstin: string;
  /** Two digits, as the GSTIN begins. */
  readonly supplierState: string;
  readonly sacCode: string;
}

/** What every part of billing works with. */
export interface BillingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly razorpay: RazorpayClient;
  /** The newest secret first; a former one stays while retries signed with it may come. */
  readonly webhookSecrets: readonly string[];
  /** Null when there is no such account, or no longer. */
  readonly findUser: (userId: string) => Promise<Buyer | null>;
  /** Keeps a buyer from being erased until what they bought is written; throws when they are gone. */
  readonly lockUser: (tx: Transaction, userId: string) => Promise<void>;
  readonly supplier: Supplier;
  readonly figures: ReturnType<typeof createBillingMetrics>;
  /** Null while not registered: receipts are plain and show no tax. */
  readonly gst: GstSettings | null;
}

/** The metrics that an operator watches: outcomes of payments by source, and whether webhooks still arrive. */
export function createBillingMetrics({
  db,
  clock,
  metrics,
}: Pick<BillingContext, 'db' | 'clock'> & { readonly metrics: Metrics }) {
  const registers = [metrics];
  metrics.registerMetric(
    new Gauge({
      name: 'gullylens_razorpay_last_webhook_age_seconds',
      help: 'Time since the last event from Razorpay; 0 before the first.',
      registers: [],
      async collect() {
        const [last] = await db.select({ at: max(events.receivedAt) }).from(events);
        if (last?.at) this.set((clock.now().getTime() - last.at.getTime()) / 1000);
      },
    }),
  );
  return {
    payments: new Counter({
      name: 'gullylens_payments_applied_total',
      help: 'Payments put through, by the way they came and what became of them.',
      labelNames: ['via', 'outcome'],
      registers,
    }),
    webhooks: new Counter({
      name: 'gullylens_webhook_events_total',
      help: 'Deliveries from Razorpay, by what was done with them.',
      labelNames: ['result'],
      registers,
    }),
  };
}

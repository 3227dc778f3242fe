import { isNotNull, lte, max, min } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { RazorpayPayment } from '../vendors/razorpay/razorpay-entities.ts';
import type { RazorpayClient } from '../vendors/razorpay/razorpay-client.ts';
import { events, type Order, orders, refunds } from './tables.ts';

/** The buyer as named on a receipt and at Razorpay's checkout. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** An order and one of its payments as fetched from Razorpay. */
export interface OrderPayment {
  readonly order: Order;
  readonly payment: RazorpayPayment;
}

/** The seller as named on receipts. */
export interface Supplier {
  readonly name: string;
  /** Postal address in one line; null when not configured. */
  readonly address: string | null;
}

/** How receipts are taxed when the operator is registered for GST. */
export interface GstSettings {
  readonly gstin: string;
  /** The first two digits of the GSTIN. */
  readonly supplierState: string;
  readonly sacCode: string;
}

/** What billing's functions need: database, clock, log, Razorpay client, and settings of the seller. */
export interface BillingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly razorpay: RazorpayClient;
  /** The webhook's secret, then the previous one: retries signed with it may still arrive. */
  readonly webhookSecrets: readonly string[];
  /** Returns the buyer's name and address; null when the account is unknown or deleted. */
  readonly findUser: (userId: string) => Promise<Buyer | null>;
  /** Delays the deletion of the buyer's account until the transaction ends; throws when it is deleted. */
  readonly lockUser: (tx: Transaction, userId: string) => Promise<void>;
  readonly supplier: Supplier;
  /** Counters of applied payments and webhook deliveries. */
  readonly counters: ReturnType<typeof createBillingMetrics>;
  /** Null when not registered for GST: receipts show no tax. */
  readonly gst: GstSettings | null;
}

/** Registers billing's metrics: ages of the last webhook and of unsettled work, counts of payments and deliveries. */
export function createBillingMetrics({
  db,
  clock,
  metrics,
}: Pick<BillingContext, 'db' | 'clock'> & { readonly metrics: Metrics }) {
  const registers = [metrics];
  metrics.registerMetric(
    new Gauge({
      name: 'gullylens_razorpay_last_webhook_age_seconds',
      help: 'Seconds since the last Razorpay webhook; 0 before the first.',
      registers: [],
      async collect() {
        const [last] = await db.select({ at: max(events.receivedAt) }).from(events);
        if (last?.at) this.set((clock.now().getTime() - last.at.getTime()) / 1000);
      },
    }),
  );
  metrics.registerMetric(
    new Gauge({
      name: 'gullylens_payments_unsettled_seconds',
      help: 'Age of the oldest unprocessed webhook event, unsent refund and overdue check of an order; 0 without any.',
      labelNames: ['work'],
      registers: [],
      async collect() {
        const [[event], [refund], [order]] = await Promise.all([
          db
            .select({ at: min(events.receivedAt) })
            .from(events)
            .where(isNotNull(events.nextAttemptAt)),
          db
            .select({ at: min(refunds.createdAt) })
            .from(refunds)
            .where(isNotNull(refunds.nextAttemptAt)),
          db
            .select({ at: min(orders.nextCheckAt) })
            .from(orders)
            .where(lte(orders.nextCheckAt, clock.now())),
        ]);
        const oldest = { events: event?.at, refunds: refund?.at, orders: order?.at };
        for (const [work, at] of Object.entries(oldest)) {
          this.set({ work }, at ? (clock.now().getTime() - at.getTime()) / 1000 : 0);
        }
      },
    }),
  );
  return {
    payments: new Counter({
      name: 'gullylens_payments_applied_total',
      help: 'Payments applied, by source and outcome.',
      labelNames: ['via', 'outcome'],
      registers,
    }),
    webhooks: new Counter({
      name: 'gullylens_webhook_events_total',
      help: 'Razorpay webhook deliveries, by result.',
      labelNames: ['result'],
      registers,
    }),
  };
}

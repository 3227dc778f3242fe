import { max } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Metrics } from '../platform/metrics.ts';
import { events } from './tables.ts';

export type BillingFigures = ReturnType<typeof createBillingFigures>;

/** The metrics that an operator watches: outcomes of payments by source, and whether webhooks still arrive. */
export function createBillingFigures({
  db,
  clock,
  metrics,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
}) {
  const registers = [metrics];
  const payments = new Counter({
    name: 'gullylens_payments_applied_total',
    help: 'Payments put through, by the way they came and what became of them.',
    labelNames: ['via', 'outcome'],
    registers,
  });
  const webhooks = new Counter({
    name: 'gullylens_webhook_events_total',
    help: 'Deliveries from Razorpay, by what was done with them.',
    labelNames: ['result'],
    registers,
  });
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
    countPayment: (via: string, outcome: string) => payments.inc({ via, outcome }),
    countWebhook: (result: 'stored' | 'repeated' | 'refused') => webhooks.inc({ result }),
  };
}

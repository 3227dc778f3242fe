import { Counter } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';

/** Names of the alerts that the server logs. The runbooks explain each. */
export const ALERTS = [
  'order_unknown_at_razorpay',
  'payment_dispute',
  'payment_mismatch',
  'postgres_ended',
  'razorpay_last_webhook_age',
  'refund_event_lost',
  'refund_failed',
  'refund_not_sent',
] as const;

/** Registers the counter of logged alerts. Returns the function that counts one. */
export function createAlertCounter(metrics: Metrics): (alert: string) => void {
  const alerts = new Counter({
    name: 'gullylens_alerts_total',
    help: 'Log lines with the field `alert`, by its value.',
    labelNames: ['alert'],
    registers: [metrics],
  });
  // Prometheus sees an increase only of series that existed before.
  for (const alert of ALERTS) alerts.inc({ alert }, 0);
  return (alert) => alerts.inc({ alert });
}

import { Gauge } from 'prom-client';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const gauge = (name: string, collect: () => Promise<void> | void) =>
  new Gauge({ name, help: 'of a test', registers: [], collect });

it('omits and counts what cannot be collected, without losing the rest', async () => {
  const metrics = createMetrics('1.2.3', 20);
  const runs = new Gauge({ name: 'gullylens_runs', help: 'of a test', registers: [metrics] });
  runs.set(264);
  metrics.registerMetric(
    gauge('gullylens_broken', () => {
      throw new Error('the database is down');
    }),
  );
  metrics.registerMetric(
    gauge('gullylens_rejected', () => Promise.reject(new Error('the database is down'))),
  );
  metrics.registerMetric(gauge('gullylens_late', () => new Promise(() => {})));
  const text = await metrics.metrics();
  expect(text).toMatch(/^gullylens_runs 264$/m);
  expect(text).toMatch(/^gullylens_build_info\{version="1.2.3"\} 1$/m);
  expect(text).toMatch(/^# TYPE gullylens_nodejs_eventloop_lag_p99_seconds gauge$/m);
  for (const name of ['gullylens_broken', 'gullylens_rejected', 'gullylens_late']) {
    expect(text).not.toMatch(new RegExp(`^${name}`, 'm'));
    expect(text).toContain(`\ngullylens_metrics_failures_total{metric="${name}"} 1\n`);
  }
  expect(await metrics.metrics()).toContain(
    '\ngullylens_metrics_failures_total{metric="gullylens_late"} 2\n',
  );
});

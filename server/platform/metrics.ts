import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** The metrics registry of the server; names begin with `gullylens_`. */
export type Metrics = Registry;

/** Creates the registry with Node's default metrics, once per process. */
export function createMetrics(version: string): Metrics {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics, prefix: 'gullylens_' });
  const build = new Gauge({
    name: 'gullylens_build_info',
    help: 'Always 1; the label says which version runs.',
    labelNames: ['version'],
    registers: [metrics],
  });
  build.set({ version }, 1);
  return metrics;
}

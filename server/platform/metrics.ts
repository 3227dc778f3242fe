import { setTimeout as delay } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** The metrics registry of the server; names begin with `gullylens_`. */
export type Metrics = Registry;

/** Limit per metric. All are collected at the same time, and Prometheus waits 10 s by default. */
const COLLECT_LIMIT_MS = 3_000;

/** Creates the registry with Node's default metrics, once per process. */
export function createMetrics(version: string, collectLimitMs = COLLECT_LIMIT_MS): Metrics {
  const metrics = new PartialRegistry(collectLimitMs);
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

/** Omits and counts metrics that cannot be collected, for example while their database is down. */
class PartialRegistry extends Registry {
  readonly #collectLimitMs: number;
  /** Written last, after the failures of the same scrape are counted. */
  readonly #failureRegistry = new Registry();
  readonly #failures = new Counter({
    name: 'gullylens_metrics_failures_total',
    help: 'Metrics that were omitted because they could not be collected in time, by name.',
    labelNames: ['metric'],
    registers: [this.#failureRegistry],
  });

  constructor(collectLimitMs: number) {
    super();
    this.#collectLimitMs = collectLimitMs;
  }

  override async metrics(): Promise<string> {
    const names = this.getMetricsAsArray().map(({ name }) => name);
    const texts = await Promise.all(names.map((name) => this.#render(name)));
    texts.push(await this.#failureRegistry.metrics());
    return texts.filter((text) => text !== '').join('\n\n');
  }

  /** Returns an empty text when the metric cannot be collected. */
  async #render(name: string): Promise<string> {
    const limit = new AbortController();
    const late = delay(this.#collectLimitMs, '', { signal: limit.signal });
    const text = await Promise.race([this.getSingleMetricAsString(name), late]).catch(() => '');
    limit.abort();
    if (text === '') this.#failures.inc({ metric: name });
    return text;
  }
}

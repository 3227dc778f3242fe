import type { Metric } from 'prom-client';
import { pageReads } from '../../history/public.ts';
import { poolMetrics } from '../../platform/database/pool-metrics.ts';
import { refusedOpenings } from '../../platform/http/limit-open-per-network.ts';
import { jobMetrics } from '../../platform/jobs/job-metrics.ts';
import { createMetrics, type Metrics } from '../../platform/metrics.ts';
import { vendorCalls } from '../../platform/vendor-metrics.ts';

/**
 * Creates the registry of this process with the metrics that exist before any feature is created. Features register
 * theirs when they are created.
 */
export function createServerMetrics(version: string): Metrics {
  const metrics = createMetrics(version);
  const measured: readonly Metric[] = [
    ...jobMetrics,
    ...poolMetrics,
    pageReads,
    refusedOpenings,
    vendorCalls,
  ];
  for (const metric of measured) metrics.registerMetric(metric);
  return metrics;
}

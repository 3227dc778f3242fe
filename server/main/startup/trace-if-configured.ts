import type { Environment } from '../../config/environment.ts';
import type { Lifecycle } from '../../platform/jobs/lifecycle.ts';
import type { Log } from '../../platform/log.ts';

interface TracingNeeds {
  readonly environment: Pick<Environment, 'OTEL_EXPORTER_OTLP_ENDPOINT'>;
  readonly version: string;
  readonly log: Log;
  readonly lifecycle: Pick<Lifecycle, 'started'>;
}

/** Starts tracing before everything else when a collector is configured; otherwise its packages are not even loaded. */
export async function traceIfConfigured({
  environment,
  version,
  log,
  lifecycle,
}: TracingNeeds): Promise<void> {
  if (environment.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return;
  const { startTracing } = await import('./start-tracing.ts');
  lifecycle.started('tracing', startTracing(version, log));
}

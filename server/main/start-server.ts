import { fileURLToPath } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import { logLevelOf, previousSecretsOf, type Settings } from '../config/read-settings.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { composeProduct } from './startup/compose-product.ts';
import { checkPortFree } from './describe-start-failure.ts';
import { createLifecycle } from '../platform/jobs/lifecycle.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createAlertCounter } from '../operations/alerts.ts';
import { measurePool } from '../platform/database/pool-metrics.ts';
import { createServerMetrics } from './startup/server-metrics.ts';
import { prepareSandboxes } from './startup/prepare-sandboxes.ts';
import { traceIfConfigured } from './startup/trace-if-configured.ts';
import { startRetention } from './startup/retention.ts';
import { serveProduct } from './startup/serve-product.ts';

/** A started server. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Resolves a project folder; both the built program (`server/dist`) and this source are two levels below the root. */
const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Starts everything in order. When a part fails to start, stops those already started. Returns the address for
 * visitors, the vendors replaced by a sandbox, and the function that stops the server.
 */
export async function startServer(settings: Settings, waits: { readonly waitLimitMs?: number } = {}) {
  const { environment, vendors } = settings;
  const metrics = createServerMetrics(packageFile.version);
  const log = createLog(logLevelOf(environment), undefined, createAlertCounter(metrics));
  const lifecycle = createLifecycle(log);
  for (const name of previousSecretsOf(environment))
    log.warn({ name }, 'a previous secret is still accepted: remove it once the change is complete');
  try {
    await traceIfConfigured({ environment, version: packageFile.version, log, lifecycle });
    await checkPortFree(environment.PORT, environment.HOST, 'PORT');
    if (vendors.sandboxes.length > 0)
      await checkPortFree(environment.SANDBOX_PORT, '127.0.0.1', 'SANDBOX_PORT');
    const database = await prepareDatabase({ environment, log, lifecycle, ...waits });
    measurePool('readers', database.pool);
    const archives = await prepareSandboxes({
      settings,
      entry: folder('sandboxes/dist/main.js'),
      log,
      lifecycle,
    });
    const base = { settings, database, metrics, log, clock: systemClock, lifecycle };
    const product = await composeProduct(base);
    const address = await serveProduct({
      ...base,
      product,
      version: packageFile.version,
      webFolder: folder('web/dist'),
      league: archives?.league ?? null,
    });
    if (environment.ROLES.includes('worker')) {
      product.startJobs(archives);
      lifecycle.started('retention', startRetention({ ...base, pool: database.pool }));
    }
    return { address, sandboxes: vendors.sandboxes, stop: lifecycle.stop };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

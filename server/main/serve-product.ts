import { routes } from '@gullylens/contract/routes';
import { vendorSourcesOf } from '../config/vendor-sources.ts';
import { createOperations } from '../operations/public.ts';
import { createHttpServer } from '../platform/http/create-http-server.ts';
import { openSharedCounter, type SharedCounter } from '../platform/shared-counter.ts';
import { tellFailures } from '../platform/tell-failures.ts';
import type { Base, Product } from './compose-product.ts';
import { presentPublicSettings } from './public-settings.ts';
import { servedAs } from './serve-by-role.ts';

interface Serving extends Base {
  readonly product: Product;
  readonly version: string;
  readonly webFolder: string;
  /** The competition that a sandbox invents; `null` without one. */
  readonly league: string | null;
}

/** Listens with the whole route table and the browser app. Gives the address visitors can open. */
export async function serveProduct(serving: Serving): Promise<string> {
  const { settings, product, database, metrics, version, log, lifecycle, league } = serving;
  const { environment, vendors } = settings;
  const operations = createOperations({
    routes,
    version,
    metrics,
    publicSettings: () => presentPublicSettings(settings, { league, competitions: product.competitions() }),
    checkReady: async () => void (await database.pool.query('select 1')),
  });
  const app = await createHttpServer({
    routes,
    handlers: { ...product.handlers, ...operations.handlers },
    serves: servedAs(environment.ROLES),
    authorize: product.authorize,
    recallVisitor: product.recallVisitor,
    log,
    rateLimitFactor: environment.RATE_LIMIT_FACTOR,
    ...(environment.VALKEY_URL ? { sharedCounter: shareCounts(serving, environment.VALKEY_URL) } : {}),
    vendorSources: vendorSourcesOf(vendors),
    webFolder: serving.webFolder,
    trustProxy: environment.TRUST_PROXY,
  });
  await app.listen({ port: environment.PORT, host: environment.HOST });
  lifecycle.started('http', () => app.close());
  lifecycle.started('streams', product.closeStreams);
  const host = environment.HOST === '0.0.0.0' ? 'localhost' : environment.HOST;
  return environment.PUBLIC_URL ?? `http://${host}:${environment.PORT}`;
}

function shareCounts({ log, lifecycle }: Serving, url: string): SharedCounter {
  const teller = tellFailures((err) => log.warn({ err }, 'Valkey is away: limits are counted here alone'));
  const counter = openSharedCounter(url, teller);
  lifecycle.started('shared counts', counter.close);
  return counter;
}

import { liveRoutes } from '@gullylens/contract/live/live-messages';
import { operationsRoutes } from '@gullylens/contract/http/operations';
import { routes } from '@gullylens/contract/routes';
import type { Environment } from '../config/environment.ts';
import { vendorSourcesOf } from '../config/vendor-sources.ts';
import { createOperations } from '../operations/public.ts';
import { createCallCounter, createSharedCallCounter } from '../platform/http/call-counter.ts';
import { createHttpServer } from '../platform/http/create-http-server.ts';
import type { Base, Product } from './compose-product.ts';
import { presentPublicSettings } from './public-settings.ts';

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
  const { VALKEY_URL } = environment;
  const callCounter = VALKEY_URL ? createSharedCallCounter(VALKEY_URL, log) : createCallCounter();
  lifecycle.started('call counter', callCounter.close);
  const app = await createHttpServer({
    routes,
    handlers: { ...product.handlers, ...operations.handlers },
    serves: servedAs(environment.ROLES),
    authorize: product.authorize,
    recallVisitor: product.recallVisitor,
    log,
    rateLimitFactor: environment.RATE_LIMIT_FACTOR,
    callCounter,
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

/** Which routes a process answers, by name: streams as `live`, the others as `api`, what operators ask in every role. */
export function servedAs(roles: Environment['ROLES']): (route: string) => boolean {
  return (route) => route in operationsRoutes || roles.includes(route in liveRoutes ? 'live' : 'api');
}

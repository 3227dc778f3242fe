import { setTimeout as delay } from 'node:timers/promises';
import { operationsRoutes, type PublicSettings } from '@gullylens/contract/http/operations';
import { liveRoutes } from '@gullylens/contract/live/live-messages';
import { routes } from '@gullylens/contract/routes';
import { vendorSourcesOf } from '../../config/choose-vendors.ts';
import type { Environment } from '../../config/environment.ts';
import { drainMsOf, publicAddressOf, type Settings } from '../../config/read-settings.ts';
import { createOperations } from '../../operations/public.ts';
import { createCallCounter, createSharedCallCounter } from '../../platform/http/call-counter.ts';
import { createHttpServer } from '../../platform/http/create-http-server.ts';
import type { ServerDependencies, Product } from './compose-product.ts';

interface Serving extends ServerDependencies {
  readonly product: Product;
  readonly version: string;
  readonly webFolder: string;
  /** The fictional competition of a sandbox; null without one. */
  readonly league: string | null;
}

/** Serves the routes of this process's roles and the browser app. Returns the address for visitors. */
export async function serveProduct(serving: Serving): Promise<string> {
  const { settings, product, metrics, version, log, lifecycle, league } = serving;
  const { environment, vendors } = settings;
  const operations = createOperations({
    version,
    metrics,
    publicSettings: () => presentPublicSettings(settings, { league, competitions: product.competitions() }),
    isStopping: lifecycle.isStopping,
  });
  const { VALKEY_URL } = environment;
  const callCounter = VALKEY_URL ? createSharedCallCounter(VALKEY_URL, log) : createCallCounter();
  lifecycle.started('call counter', callCounter.close);
  const app = await createHttpServer({
    routes,
    handlers: { ...product.handlers, ...operations.handlers },
    serves: roleOfRoute(environment.ROLES),
    authorize: product.authorize,
    findCachedVisitor: product.findCachedVisitor,
    log,
    metrics,
    rateLimitFactor: environment.RATE_LIMIT_FACTOR,
    callCounter,
    vendorSources: vendorSourcesOf(vendors),
    webFolder: serving.webFolder,
    describePage: product.describePage,
    trustProxy: environment.TRUST_PROXY,
  });
  await app.listen({ port: environment.PORT, host: environment.HOST });
  // Stopped in reverse order: the proxy sees at /readyz that this server stops, then streams close and reconnect
  // elsewhere, then requests finish.
  lifecycle.startedServing('http', () => app.close());
  lifecycle.startedServing('streams', product.closeStreams);
  lifecycle.startedServing('readiness', () => delay(drainMsOf(environment)));
  return publicAddressOf(environment);
}

/** Decides which routes a process serves, by name: streams as `live`, others as `api`, operator routes in every role. */
export function roleOfRoute(roles: Environment['ROLES']): (route: string) => boolean {
  return (route) => route in operationsRoutes || roles.includes(route in liveRoutes ? 'live' : 'api');
}

/** The fictional league of the sandbox (null without one) and the competitions of the stored history. */
type HistorySources = Pick<Serving, 'league'> & { readonly competitions: ReadonlySet<string> };

/** Returns the settings that any visitor may read, listed one by one, so that no secret is included. */
export function presentPublicSettings(
  { environment, vendors }: Settings,
  history: HistorySources,
): PublicSettings {
  return {
    googleClientId: vendors.google.clientId,
    googleScriptUrl: vendors.google.scriptUrl,
    razorpayScriptUrl: vendors.razorpay.scriptUrl,
    apiHost: environment.API_HOST ?? null,
    sandboxes: [...vendors.sandboxes],
    history: sourceOf(history),
  };
}

/** Where the stored history comes from: Cricsheet, the sandbox's fictional league, or both. */
function sourceOf({ league, competitions }: HistorySources): PublicSettings['history'] {
  if (league === null) return 'cricsheet';
  return [...competitions].every((name) => name === league) ? 'league' : 'both';
}

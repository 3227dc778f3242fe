import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { type VendorInterceptor, interceptVendor } from '../control/intercept-vendor.ts';
import { type Endpoint, type EndpointAnswer, endpoints } from './endpoints.ts';
import type { ActiveFeed } from './active-feed.ts';
import type { HitCounter } from './hit-counter.ts';
import { drawCrest } from './draw-crest.ts';
import { IMAGE_ORIGIN } from './wire/team.ts';

const ROWS_A_PAGE = 25;

interface CricapiOptions {
  readonly key: string;
  readonly activeFeed: () => Promise<ActiveFeed>;
  readonly hits: HitCounter;
  readonly interceptor: VendorInterceptor;
}

type Query = Readonly<Record<string, string | undefined>>;

interface Page {
  readonly data: object;
  readonly rows: { readonly offsetRows?: number; readonly totalRows?: number };
}

function readOffset({ offset }: Query): number {
  const rows = Number.parseInt(offset ?? '0', 10);
  return Number.isFinite(rows) ? Math.max(0, rows) : 0;
}

function cutPage(answer: Exclude<EndpointAnswer, { missing: string }>, query: Query): Page {
  if ('item' in answer) return { data: answer.item, rows: {} };
  const offsetRows = readOffset(query);
  const data = answer.list.page(offsetRows, ROWS_A_PAGE);
  return { data, rows: { offsetRows, totalRows: answer.list.total } };
}

interface Answering {
  readonly endpoint: Endpoint;
  readonly query: Query;
  readonly hits: HitCounter;
  readonly activeFeed: ActiveFeed;
}

/**
 * Charges the hits of a call and builds its answer. Failures are answers too, because the vendor sends them with HTTP
 * 200.
 */
function answerCall({ endpoint, query, hits, activeFeed }: Answering): object {
  const began = performance.now();
  const { apikey } = query;
  const within = hits.charge(endpoint.hits);
  const info = (rows: object) => ({
    hitsToday: hits.read().hitsToday,
    hitsUsed: endpoint.hits,
    hitsLimit: hits.read().hitsLimit,
    credits: 0,
    server: 7,
    ...rows,
    queryTime: Math.round((performance.now() - began) * 10_000) / 10_000,
    s: 0,
    cache: 0,
  });
  if (!within) {
    const reason = 'Blocking since hits today exceeded hits limit';
    return { apikey, status: 'failure', reason, info: info({}) };
  }
  const answer = endpoint.answer(activeFeed, { id: query['id'] ?? '', search: query['search'] ?? '' });
  if ('missing' in answer) return { apikey, status: 'failure', reason: answer.missing, info: info({}) };
  const { data, rows } = cutPage(answer, query);
  return { apikey, data, status: 'success', info: info(rows) };
}

const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Inserts the sandbox's origin into the addresses of its pictures. */
function withOrigin(payload: unknown, origin: string): unknown {
  return JSON.parse(JSON.stringify(payload).replaceAll(IMAGE_ORIGIN, origin));
}

/** Adds CricAPI's endpoints, with quota accounting, and its pictures. Failures have HTTP 200, as with the vendor. */
export function addCricapi(
  app: FastifyInstance,
  { key, activeFeed, hits, interceptor }: CricapiOptions,
): void {
  app.register(
    async (scope) => {
      scope.addHook('preSerialization', async (request, _reply, payload) =>
        withOrigin(payload, `${request.protocol}://${request.host}`),
      );
      interceptVendor(scope, 'cricapi', interceptor);
      for (const [name, endpoint] of Object.entries(endpoints)) {
        scope.get<{ Querystring: Query }>(`/${name}`, async ({ query }) => {
          if (query['apikey'] === key)
            return answerCall({ endpoint, query, hits, activeFeed: await activeFeed() });
          return { apikey: query['apikey'], status: 'failure', reason: 'invalid_api_key' };
        });
      }
    },
    { prefix: '/cricapi/v1' },
  );
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        reply.headers(PICTURE_HEADERS);
      });
      scope.get<{ Params: { team: string } }>('/team/:team', (request, reply) => {
        reply.type('image/svg+xml').send(drawCrest(request.params.team));
      });
      // A failure status would log an error in the console of every page that shows the picture.
      scope.get('/broken.png', (_request, reply) => {
        reply.type('image/png').send('This is not a picture.');
      });
    },
    { prefix: '/cricapi/img' },
  );
}

import type { operationsRoutes, PublicSettings } from '@gullylens/contract/http/operations';
import { createOpenApiDocument } from '@gullylens/contract/openapi/openapi-document';
import { areas } from '@gullylens/contract/routes';
import { AppError } from '../platform/app-error.ts';
import { answerSnapshot } from '../platform/http/answer-snapshot.ts';
import { ok } from '../platform/http/answers.ts';
import type { BytesAnswer, Handlers } from '../platform/http/handler.ts';
import { createSnapshot } from '../platform/http/snapshot.ts';
import type { Metrics } from '../platform/metrics.ts';
import { docsPagePolicy, renderDocsPage } from './render-docs-page.ts';

/** What health, metrics and API documents need from their process. */
export interface OperationsOptions {
  readonly version: string;
  /** Called for each request, because an import of matches changes the stated source of the history. */
  readonly publicSettings: () => PublicSettings;
  readonly metrics: Metrics;
  /** True once the process has started to stop. */
  readonly isStopping: () => boolean;
}

/**
 * Creates the operations feature, in processes of every role: liveness, readiness, metrics, the API as OpenAPI 3.1 and
 * as a page, and the public settings for the browser.
 */
export function createOperations(options: OperationsOptions): {
  handlers: Handlers<typeof operationsRoutes>;
} {
  const description = createOpenApiDocument(areas, options.version);
  const openApi = createSnapshot(() => description);
  const docs = bytes('text/html; charset=utf-8', renderDocsPage(areas, options.version));
  const docsPage = { ...docs, headers: { ...docs.headers, 'content-security-policy': docsPagePolicy } };
  return {
    handlers: {
      readPublicSettings: () => ok(options.publicSettings()),
      reportAlive: () => ok({ status: 'ok' }),
      // Ready even without PostgreSQL: the proxy would otherwise drop every server, although each answers cached reads.
      reportReady: () => {
        if (options.isStopping()) throw new AppError('unavailable', STOPPING);
        return ok({ status: 'ready' });
      },
      readMetrics: async () => bytes(options.metrics.contentType, await options.metrics.metrics()),
      readOpenApi: ({ request }) => answerSnapshot(openApi, request),
      readDocs: () => docsPage,
    },
  };
}

/** A planned stop is no fault. Clients that retry reach another process, or this one after its restart. */
const STOPPING = { retryAfterSeconds: 5, isPlanned: true } as const;

function bytes(contentType: string, text: string): BytesAnswer {
  return {
    status: 200,
    bytes: Buffer.from(text),
    headers: { 'content-type': contentType, 'cache-control': 'no-cache' },
  };
}

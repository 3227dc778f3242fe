import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { diag, DiagLogLevel, SpanKind, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { createFailureLog } from '../../platform/failure-log.ts';
import type { Log } from '../../platform/log.ts';

/**
 * The only attributes that are sent. Others contain clients' addresses, paths with ids, or query strings with vendors'
 * keys.
 */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'db.namespace',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
]);
/** Attributes sent of our own calls only: of a request they are what the client sent as `Host`. */
const CALL_ATTRIBUTES: ReadonlySet<string> = new Set(['server.address', 'server.port']);
/** Requests of monitoring, which are not traced. */
const CHECKS = /^\/(livez|readyz|metrics)\b/;
/** Well below the 25 s of a stop, which sends the last spans. */
const EXPORT_TIMEOUT_MS = 3_000;

const ignore = () => {};

/**
 * Traces this process from now on: requests, their queries (without parameters) and calls to vendors. Sends the spans to
 * an OTLP collector. Imported only when one is configured. Returns the function that sends the last spans and stops.
 */
export function startTracing(version: string, log: Log): () => Promise<void> {
  reportFailures(log);
  const service = resourceFromAttributes({ 'service.name': 'gullylens', 'service.version': version });
  // The exporter reads its address and headers from the environment.
  const exporter = new OTLPTraceExporter({ timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new NodeTracerProvider({
    resource: service.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [redact, new BatchSpanProcessor(exporter)],
  });
  // Without propagation: clients cannot choose ids or sampling, and vendors receive no ids.
  provider.register({ propagator: null });
  instrument();
  return () => provider.shutdown();
}

/** Instrumentations patch a package when it is next required, also one that was imported before. */
function instrument(): void {
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url = '' }) => CHECKS.test(url),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation(),
    ],
  });
  const require = createRequire(import.meta.url);
  for (const name of ['node:http', 'pg']) require(name);
  subscribe('tracing:fastify.request.handler:start', nameByRoute);
}

/**
 * Names a request's span by its route. Cached reads, which do not reach Fastify, and refused requests keep the method
 * as their name.
 */
function nameByRoute(message: unknown): void {
  const { route } = message as { readonly route: { readonly method: string; readonly url?: string } };
  if (route.url === undefined) return;
  trace.getActiveSpan()?.updateName(`${route.method} ${route.url}`).setAttribute('http.route', route.url);
}

/** Removes all other attributes, and events and error messages, before spans are queued. */
const redact: SpanProcessor = {
  onStart: ignore,
  onEnd: ({ kind, attributes, events, status }) => {
    for (const name of Object.keys(attributes)) {
      const isSent = ATTRIBUTES.has(name) || (kind === SpanKind.CLIENT && CALL_ATTRIBUTES.has(name));
      if (!isSent) Reflect.deleteProperty(attributes, name);
    }
    // Messages of errors repeat input.
    events.length = 0;
    delete status.message;
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

function reportFailures(log: Log): void {
  const failures = createFailureLog((reason) => log.warn({ reason }, 'traces cannot be sent'));
  const logger = { error: failures.failed, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR });
}

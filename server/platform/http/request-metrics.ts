import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route in the contract; undefined for pages of the browser app and unknown paths. */
    routeName?: string;
    /** True when the response lasts as long as the client reads it. */
    isStream?: boolean;
  }
}

/** Label of pages of the browser app, unknown paths and unsupported methods. */
const OTHER_ROUTES = 'other';
/** One cached read in so many is timed. All are counted. */
const TIMED_SHARE = 64;

/** Counter and durations of this process's requests. */
export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

/** Registers the counter and the durations of requests, by route and status class. */
export function createRequestMetrics(metrics: Metrics) {
  const hotReads = new Map<string, HotReadMeter>();
  const requests = new Counter({
    name: 'gullylens_http_requests_total',
    help: 'Requests by route and status class (2xx to 5xx; "aborted" when the client left before the response).',
    labelNames: ['route', 'status'],
    registers: [metrics],
    collect() {
      for (const [route, meter] of hotReads) {
        for (const [status, count] of meter.takeCounts()) this.inc({ route, status }, count);
      }
    },
  });
  const durations = new Histogram({
    name: 'gullylens_http_request_duration_seconds',
    help: `Durations of requests except streams. One cached read in ${TIMED_SHARE} is timed.`,
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  return {
    /** Counts a request. Its duration in seconds is null for streams. */
    observe: (labels: { readonly route: string; readonly status: string }, seconds: number | null): void => {
      requests.inc(labels);
      if (seconds !== null) durations.observe(labels, seconds);
    },
    /** Creates the meter of a route that is served before Fastify. */
    meterHotReads: (route: string): HotReadMeter => {
      const meter = createHotReadMeter(() => durations.startTimer({ route }));
      hotReads.set(route, meter);
      return meter;
    },
  };
}

type StopTimer = (labels: { readonly status: string }) => void;

type HotReadMeter = ReturnType<typeof createHotReadMeter>;

/** Counts in plain variables, because a labelled counter costs a noticeable part of a cached read. */
function createHotReadMeter(startTimer: () => StopTimer) {
  let sent = 0;
  let notModified = 0;
  let untilTimed = 1;
  return {
    /** Starts the timer of a read that is timed. Undefined for the others. */
    start: (): StopTimer | undefined => {
      untilTimed -= 1;
      if (untilTimed > 0) return undefined;
      untilTimed = TIMED_SHARE;
      return startTimer();
    },
    finish: (status: 200 | 304, stopTimer: StopTimer | undefined): void => {
      if (status === 200) sent += 1;
      else notModified += 1;
      stopTimer?.({ status: status === 200 ? '2xx' : '3xx' });
    },
    /** Returns the counts since the last call, by status class. */
    takeCounts: (): [status: string, count: number][] => {
      const counts: [string, number][] = [
        ['2xx', sent],
        ['3xx', notModified],
      ];
      sent = 0;
      notModified = 0;
      return counts;
    },
  };
}

/** Counts, times and logs the requests that Fastify answers. Cached reads are counted but not logged. */
export function measureRequests(app: FastifyInstance, metrics: RequestMetrics, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { routeName: route = OTHER_ROUTES, isStream = false } = request.routeOptions.config;
    const status = reply.raw.headersSent ? `${Math.floor(reply.raw.statusCode / 100)}xx` : 'aborted';
    metrics.observe({ route, status }, isStream && status === '2xx' ? null : reply.elapsedTime / 1000);
    // Pages have no rate limit, so their requests must not fill the log.
    const level = route === OTHER_ROUTES ? 'debug' : 'info';
    if (log.isLevelEnabled(level)) log[level](accessLine(request, reply, route), 'request');
    done();
  });
}

/** Returns the fields of a request's log line, without address, URL, headers and bodies. */
function accessLine(
  { id, method, visitor }: FastifyRequest,
  { raw, elapsedTime }: FastifyReply,
  route: string,
) {
  return {
    requestId: id,
    method,
    route,
    status: raw.headersSent ? raw.statusCode : null,
    durationMs: Math.round(elapsedTime),
    user: visitor ? hashUserId(visitor.userId) : null,
  };
}

/** Returns the first 12 hexadecimal digits of the id's SHA-256, which distinguish users without naming them. */
export function hashUserId(userId: string): string {
  return createHash('sha256').update(userId).digest('hex').slice(0, 12);
}

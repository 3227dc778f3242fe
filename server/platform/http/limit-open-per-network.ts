import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { AppError } from '../app-error.ts';
import { createFailureLog } from '../failure-log.ts';
import type { Log } from '../log.ts';
import { clientNetwork } from './rate-limits.ts';

/**
 * Maximum number of open connections of one network without a proxy, or of its open requests behind one. Twice the
 * streams that it may have: mobile operators put thousands of subscribers behind one address.
 */
const MAX_OPEN_PER_NETWORK = 4_000;
const RETRY_AFTER_S = 5;

interface OpenLimit {
  /** Number of our own proxies. Behind one, connections are the proxy's, so requests are counted instead. */
  readonly trustProxy: number;
  readonly rateLimitFactor: number;
  readonly log: Log;
}

/** Connections and requests refused in this process, for its registry. */
export const refusedOpenings = new Counter({
  name: 'gullylens_http_refused_openings_total',
  help: 'Connections, or requests behind a proxy, refused because their network had too many open.',
  registers: [],
});

/** Limits what one network (`clientNetwork`) has open in this process, so that it cannot use up sockets and memory. */
export function limitOpenPerNetwork(
  app: FastifyInstance,
  { trustProxy, rateLimitFactor, log }: OpenLimit,
): void {
  // Without the address, as in the access log; the proxy's log has it.
  const failureLog = createFailureLog(() =>
    log.warn('a network has too many connections open; refusing more'),
  );
  const refuse = () => {
    refusedOpenings.inc();
    failureLog.failed('too many');
  };
  const take = createSlots(Math.max(1, Math.round(MAX_OPEN_PER_NETWORK * rateLimitFactor)));
  if (trustProxy === 0) {
    app.server.on('connection', (socket: Socket) => {
      const free = take(clientNetwork(socket.remoteAddress));
      if (free) return void socket.once('close', free);
      refuse();
      socket.destroy();
    });
    return;
  }
  app.addHook('onRequest', (request, reply, done) => {
    const free = take(clientNetwork(request.ip));
    if (!free) {
      refuse();
      return done(new AppError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_S }));
    }
    const { raw: response } = reply;
    const { socket } = request.raw;
    // A response that waits behind another one on its connection is not closed with the connection.
    const end = () => {
      response.off('close', end);
      socket.off('close', end);
      free();
    };
    if (socket.destroyed) free();
    else for (const emitter of [response, socket]) emitter.on('close', end);
    done();
  });
}

/** Returns a function that takes a slot and returns the function that frees it, or null when all are taken. */
function createSlots(maxPerNetwork: number): (network: string) => (() => void) | null {
  const taken = new Map<string, number>();
  return (network) => {
    const before = taken.get(network) ?? 0;
    if (before >= maxPerNetwork) return null;
    taken.set(network, before + 1);
    return () => {
      const left = (taken.get(network) ?? 0) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    };
  };
}

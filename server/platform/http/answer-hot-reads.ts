import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Route } from '@gullylens/contract/route';
import type { FastifyInstance } from 'fastify';
import type { RecallVisitor } from './authorize-request.ts';
import type { BucketStore } from './bucket-store.ts';
import { findHotReads, type HotRead } from './find-hot-reads.ts';
import type { BytesAnswer, Visitor } from './handler.ts';
import { type CallWindow, keepHeads, limitHeaders } from './keep-heads.ts';
import { repeatsHost } from './refuse-repeated-hosts.ts';
import type { CountedCalls } from './register-rate-limits.ts';
import type { SecurityHeaders } from './register-security-headers.ts';

interface HotReads {
  readonly routes: Readonly<Record<string, Route>>;
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly recallVisitor: RecallVisitor;
  readonly store: BucketStore;
  readonly counted: CountedCalls;
  readonly factor: number;
  readonly securityHeaders: SecurityHeaders;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly visitor: Visitor;
}

/**
 * Ready bytes for signed-in readers, answered before the framework and in one go: its hooks, parsing and reply cost
 * more than all the rest of such a read. Who may read and how often is asked of the same guards, and the same headers
 * are sent. Whatever is out of the ordinary (a token seen for the first time, a refusal, a limit reached, a query, a
 * fault) is left to the framework to answer as ever; a fault without counting the call anew.
 */
export function answerHotReads(app: FastifyInstance, hot: HotReads): void {
  const reads = new Map(findHotReads(hot));
  const usual = app.server.listeners('request') as RequestListener[];
  const answer = createAnswer(hot);
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const answerUsually = () => {
      for (const listener of usual) listener(request, response);
    };
    const found = isPlainGet(request) ? reads.get(request.url ?? '') : undefined;
    const visitor = found && hot.recallVisitor(request.headers.authorization);
    if (found && visitor) answer(found, { request, response, visitor }, answerUsually);
    else answerUsually();
  });
}

function isPlainGet(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return method === 'GET' && !hasBody && !repeatsHost(request);
}

/** Waits only where a count is shared with other processes or an answer has to be put together. */
function createAnswer({ store, counted, securityHeaders }: HotReads) {
  const headOf = keepHeads(securityHeaders);
  return ({ keyOf, perMs, most, read }: HotRead, asked: Asked, giveUp: () => void): void => {
    const { request, response, visitor } = asked;
    const readOn = (_error: Error | null, window?: CallWindow): void => {
      if (window === undefined || window.current > most) return giveUp();
      const send = (ready: BytesAnswer): void => {
        response.writeHead(ready.status, headOf(ready, most, window));
        if (ready.status === 304) response.end();
        else response.end(ready.bytes);
      };
      const fail = (): void => {
        counted.add(request);
        const limit = limitHeaders(most, window);
        for (let at = 0; at < limit.length; at += 2) response.setHeader(limit[at] ?? '', limit[at + 1] ?? '');
        giveUp();
      };
      try {
        const ready = read(visitor, request);
        if (ready instanceof Promise) void ready.then(send).catch(fail);
        else send(ready);
      } catch {
        fail();
      }
    };
    store.incr(keyOf(visitor), readOn, perMs);
  };
}

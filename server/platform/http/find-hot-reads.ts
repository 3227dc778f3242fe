import type { IncomingMessage } from 'node:http';
import type { RateLimit, Route } from '@gullylens/contract/route';
import type { BytesAnswer, RequestFacts, Visitor } from './handler.ts';
import { parseInput } from './parse-input.ts';
import { readHeader } from './read-header.ts';
import { bucketKey, mostCalls } from './register-rate-limits.ts';

/** A read whose answer depends on its address, the visitor and headers alone. */
export interface HotRead {
  /** Under what the visitor's calls are counted, in windows of `perMs`. */
  readonly keyOf: (visitor: Visitor) => string;
  readonly perMs: number;
  readonly most: number;
  readonly read: (visitor: Visitor, request: IncomingMessage) => Promise<BytesAnswer> | BytesAnswer;
}

interface Table {
  readonly routes: Readonly<Record<string, Route>>;
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly factor: number;
}

const NO_BODY = Buffer.alloc(0);

/**
 * Ready bytes for anybody who is signed in, by the address that asks for them: without a query, with either end of
 * the path.
 */
export function* findHotReads({ routes, handlers, factor }: Table): Generator<[string, HotRead]> {
  for (const [name, route] of Object.entries(routes)) {
    if (route.method !== 'GET' || route.kind !== 'bytes' || route.access !== 'user' || route.params) continue;
    if (route.query && !route.query.safeParse({}).success) continue;
    const handler = handlers[name] as (call: unknown) => Promise<BytesAnswer> | BytesAnswer;
    const query = parseInput('query', route.query, {});
    const read: HotRead['read'] = (visitor, request) =>
      handler({ params: undefined, query, body: undefined, visitor, request: factsOf(request) });
    const { rateLimit } = route;
    const hotRead = {
      keyOf: keepKeys(rateLimit),
      perMs: rateLimit.perSeconds * 1000,
      most: mostCalls(rateLimit, factor),
      read,
    };
    yield [route.path, hotRead];
    yield [route.path.replace(/\/$/, ''), hotRead];
  }
}

/** A visitor who is recalled is the same object each time: the key is put together, and hashed, once. */
function keepKeys(rateLimit: RateLimit): HotRead['keyOf'] {
  const kept = new WeakMap<Visitor, string>();
  return (visitor) => {
    const key = kept.get(visitor) ?? bucketKey(visitor, rateLimit);
    kept.set(visitor, key);
    return key;
  };
}

function factsOf({ socket, headers }: IncomingMessage): RequestFacts {
  return {
    id: '',
    address: socket.remoteAddress ?? '',
    userAgent: headers['user-agent'] ?? '',
    header: (name) => readHeader(headers, name),
    rawBody: NO_BODY,
  };
}

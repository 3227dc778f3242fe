import type { BytesAnswer } from './handler.ts';
import type { SecurityHeaders } from './register-security-headers.ts';

/** How often somebody has called in a window of time, and how many ms it still lasts. */
export interface CallWindow {
  readonly current: number;
  readonly ttl: number;
}

/** Names and values in turn, as Node writes them quickest. */
type Head = string[];

/** How many calls are left, as the framework's limiter tells it. */
export function limitHeaders(most: number, { current, ttl }: CallWindow): Head {
  return [
    'x-ratelimit-limit',
    String(most),
    'x-ratelimit-remaining',
    String(most - current),
    'x-ratelimit-reset',
    String(Math.ceil(ttl / 1000)),
  ];
}

/**
 * The headers of ready bytes with those of every answer, laid out once for each; what differs from call to call is
 * written into its place. To be handed to Node at once, which has it in words before another call is looked at.
 */
export function keepHeads(securityHeaders: SecurityHeaders) {
  const kept = {
    200: new WeakMap<BytesAnswer['headers'], Head>(),
    304: new WeakMap<BytesAnswer['headers'], Head>(),
  };
  return ({ status, headers, bytes }: BytesAnswer, most: number, window: CallWindow): Head => {
    let head = kept[status].get(headers);
    if (head === undefined) {
      const length = status === 304 ? [] : ['content-length', ''];
      const lasting = Object.entries({ ...securityHeaders, ...headers }).flat();
      head = [...limitHeaders(most, window), ...length, ...lasting];
      kept[status].set(headers, head);
    }
    head[1] = String(most);
    head[3] = String(most - window.current);
    head[5] = String(Math.ceil(window.ttl / 1000));
    if (status !== 304) head[7] = String(bytes.length);
    return head;
  };
}

import { expect, it } from 'vitest';
import { keepHeads } from './keep-heads.ts';

const headers = { etag: '"a"', 'content-type': 'application/json' };
const ready = (length: number) => ({ status: 200, headers, bytes: Buffer.alloc(length) }) as const;

function told(head: readonly string[]): Record<string, string | undefined> {
  const named = Array.from({ length: head.length / 2 }, (_, at) => [head[2 * at], head[2 * at + 1]]);
  return Object.fromEntries(named);
}

it('a head that is kept has each call’s own figures in it', () => {
  const headOf = keepHeads({ 'x-frame-options': 'DENY' });
  expect(told(headOf(ready(10), 5, { current: 1, ttl: 60_000 }))).toEqual({
    'x-ratelimit-limit': '5',
    'x-ratelimit-remaining': '4',
    'x-ratelimit-reset': '60',
    'content-length': '10',
    'x-frame-options': 'DENY',
    ...headers,
  });
  expect(told(headOf(ready(12), 9, { current: 3, ttl: 1_200 }))).toMatchObject({
    'x-ratelimit-limit': '9',
    'x-ratelimit-remaining': '6',
    'x-ratelimit-reset': '2',
    'content-length': '12',
  });
  const unchanged = told(headOf({ ...ready(0), status: 304 }, 5, { current: 2, ttl: 60_000 }));
  expect(unchanged).toMatchObject({ 'x-ratelimit-remaining': '3', etag: '"a"' });
  expect(unchanged['content-length']).toBeUndefined();
});

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { refetchFailed } from './try-again.ts';

const away = new ApiError({ code: 'unavailable', status: 503 });
const withheld = new ApiError({ code: 'withheld', status: 403 });

/** How often each of some questions was asked before and after those that failed were asked again. */
async function countAsked(...failures: (Error | null)[]): Promise<number[]> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = failures.map(() => 0);
  const stops = failures.map((failure, at) => {
    const queryFn = () => {
      asked[at] = (asked[at] ?? 0) + 1;
      return failure === null ? Promise.resolve('scores') : Promise.reject(failure);
    };
    return new QueryObserver(client, { queryKey: [at], queryFn }).subscribe(() => undefined);
  });
  const settled = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status !== 'pending');
  await vi.waitFor(() => expect(settled()).toHaveLength(failures.length));
  refetchFailed(client);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  for (const stop of stops) stop();
  return asked;
}

describe('what failed while the server was away', () => {
  it('is asked for again, and nothing else is', async () => {
    expect(await countAsked(away, null, withheld)).toEqual([2, 1, 1]);
  });

  it('is told by the cause of a failure', async () => {
    const wrapped = [away, withheld].map((cause) => new Error('Failed', { cause }));
    expect(await countAsked(...wrapped)).toEqual([2, 1]);
  });
});

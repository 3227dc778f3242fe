import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { refetchFailed } from './retry.ts';

const away = new ApiError({ code: 'unavailable', status: 503 });
const withheld = new ApiError({ code: 'withheld', status: 403 });

/** The request counts of some queries before and after the failed ones were retried. */
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

describe('queries that failed while the server was unavailable', () => {
  it('are fetched again, and no others', async () => {
    expect(await countAsked(away, null, withheld)).toEqual([2, 1, 1]);
  });

  it('are recognised by the cause of the failure', async () => {
    const wrapped = [away, withheld].map((cause) => new Error('Failed', { cause }));
    expect(await countAsked(...wrapped)).toEqual([2, 1]);
  });
});

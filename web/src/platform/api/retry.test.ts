import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { refetchFailed, shouldRetry } from './retry.ts';

const unavailable = new ApiError({ code: 'unavailable', status: 503 });
const withheld = new ApiError({ code: 'withheld', status: 403 });

/** Runs one query per failure, refetches the failed ones, and returns the number of requests of each. */
async function countRequests(...failures: (Error | null)[]): Promise<number[]> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const requests = failures.map(() => 0);
  const unsubscribes = failures.map((failure, at) => {
    const queryFn = () => {
      requests[at] = (requests[at] ?? 0) + 1;
      return failure === null ? Promise.resolve('scores') : Promise.reject(failure);
    };
    return new QueryObserver(client, { queryKey: [at], queryFn }).subscribe(() => undefined);
  });
  const settled = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status !== 'pending');
  await expect.poll(() => settled()).toHaveLength(failures.length);
  refetchFailed(client);
  await expect.poll(() => client.isFetching()).toBe(0);
  for (const unsubscribe of unsubscribes) unsubscribe();
  return requests;
}

describe('queries that failed while the server was unavailable', () => {
  it('are fetched again, and no others', async () => {
    expect(await countRequests(unavailable, null, withheld)).toEqual([2, 1, 1]);
  });

  it('are recognised by the cause of the failure', async () => {
    const wrapped = [unavailable, withheld].map((cause) => new Error('Failed', { cause }));
    expect(await countRequests(...wrapped)).toEqual([2, 1]);
  });
});

describe('a failed query', () => {
  const retry = shouldRetry(2);
  it.each([
    ['without a response', 0, true],
    ['with a bad request', 400, false],
    ['with a rate limit', 429, true],
    ['with an internal error', 500, true],
  ])('%s (%i) is retried: %s', (_, status, isRetried) => {
    expect(retry(0, new ApiError({ code: 'x', status }))).toBe(isRetried);
  });

  it('is retried after an error that is not of the API', () => {
    expect(retry(0, new Error('x'))).toBe(true);
  });

  it('is retried a limited number of times', () => {
    expect([0, 1, 2].map((failures) => retry(failures, unavailable))).toEqual([true, true, false]);
  });

  it('is not retried offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(retry(0, unavailable)).toBe(false);
  });
});

import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
afterEach(() => onlineManager.setOnline(true));

describe('a change made offline', () => {
  it('fails at once with a message', async () => {
    const client = createQueryClient();
    const change = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new ApiError({ code: 'offline', status: 0 })),
    });

    await expect(change.execute(undefined)).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('the data of a page that was opened offline', () => {
  it('is fetched when the browser is online again', async () => {
    const client = createQueryClient();
    client.mount();
    let asked = 0;
    const queryFn = () => {
      asked += 1;
      return Promise.reject(new ApiError({ code: 'offline', status: 0 }));
    };
    const stop = new QueryObserver(client, { queryKey: ['scores'], queryFn }).subscribe(() => undefined);
    await expect.poll(() => client.getQueryState(['scores'])?.status).toBe('error');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => asked).toBe(2);
    stop();
    client.unmount();
  });
});

it('an unused response is cached for five minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
});

it('a failed query is retried with delays that double up to 30 seconds', () => {
  const { retryDelay, retry } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== 'function' || typeof retry !== 'function') throw new Error('no functions');
  const error = new ApiError({ code: 'offline', status: 0 });
  expect([0, 1, 2, 9].map((attempt) => retryDelay(attempt, error))).toEqual([1_000, 2_000, 4_000, 30_000]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect([0, 2, 3].map((failures) => retry(failures, error))).toEqual([true, true, false]);
});

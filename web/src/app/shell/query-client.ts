import { onlineManager, QueryClient } from '@tanstack/react-query';
import { shouldRetry } from '../../platform/api/retry.ts';

const UNUSED_DATA_MS = 5 * 60_000;
const RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 400;
const MAX_RETRY_DELAY_MS = 30_000;

/**
 * Creates the query cache of a user. Unused responses are cached for 5 minutes. Failures are retried 3 times, with
 * delays that double up to 30 s: a reader learns of one within 3 s. Offline a query fails at once, so that the screen
 * shows cached data, and is refetched when online. A mutation fails at once too, instead of being sent unexpectedly
 * later.
 */
export function createQueryClient(): QueryClient {
  // React Query assumes online at the start. Without this a page opened offline would not refetch when online.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        gcTime: UNUSED_DATA_MS,
        retry: shouldRetry(RETRIES),
        retryDelay: (attempt) => Math.min(FIRST_RETRY_DELAY_MS * 2 ** attempt, MAX_RETRY_DELAY_MS),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

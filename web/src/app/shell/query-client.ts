import { onlineManager, QueryClient } from '@tanstack/react-query';
import { shouldRetry } from '../../platform/api/try-again.ts';

const UNUSED_KEPT_MS = 5 * 60_000;
const RETRIES = 3;
const LONGEST_RETRY_WAIT_MS = 30_000;

/**
 * The app's query cache: unused responses are cached for 5 minutes, and failures retried 3 times with delays that
 * double up to 30 s. Offline a query fails at once, so that the screen shows cached data, and is refetched when online.
 * A mutation fails at once too, instead of being sent unexpectedly later.
 */
export function createQueryClient(): QueryClient {
  // Else a page opened offline counts as online from the start, and nothing is refetched.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        gcTime: UNUSED_KEPT_MS,
        retry: shouldRetry(RETRIES),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, LONGEST_RETRY_WAIT_MS),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

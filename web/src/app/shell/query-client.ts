import { onlineManager, QueryClient } from '@tanstack/react-query';
import { shouldRetry } from '../../platform/api/try-again.ts';

const UNUSED_KEPT_MS = 5 * 60_000;
const RETRIES = 3;
const LONGEST_RETRY_WAIT_MS = 30_000;

/**
 * The app's cache: unused answers are kept 5 minutes, failures tried 3 times more with doubling waits up to 30 s.
 * Without a network a question fails at once, so that a screen says what it has; it is asked again when the network is back.
 * A change fails at once too, rather than wait in silence and be made when nobody thinks of it any more.
 */
export function createQueryClient(): QueryClient {
  // Else a page that was opened without a network is taken to have had one all along, and nothing is asked again.
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

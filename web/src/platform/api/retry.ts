import type { QueryClient } from '@tanstack/react-query';
import { apiErrorOf } from './api-error.ts';

/** Returns React Query's retry rule: at most `times` retries, only online, and only if `mayRecover`. */
export function shouldRetry(times: number) {
  return (failures: number, error: unknown) => failures < times && navigator.onLine && mayRecover(error);
}

/** Refetches the failed queries on screen. Called when the live stream connects, which shows that the server is up. */
export function refetchFailed(client: QueryClient): void {
  void client.refetchQueries(
    { type: 'active', predicate: ({ state }) => state.status === 'error' && mayRecover(state.error) },
    { cancelRefetch: false },
  );
}

/** True when a retry may succeed: no response, a rate limit or a server error. Other responses would be the same. */
export function mayRecover(error: unknown): boolean {
  const cause = apiErrorOf(error);
  return cause === null || cause.status === 0 || cause.status === 429 || cause.status >= 500;
}

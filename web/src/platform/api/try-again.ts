import type { QueryClient } from '@tanstack/react-query';
import { apiErrorOf } from './api-error.ts';

/** Whether to retry a failed query: a limited number of times, only online, and never after the server refused it. */
export function shouldRetry(times: number) {
  return (failures: number, error: unknown) => failures < times && navigator.onLine && mayPass(error);
}

/** Refetches the failed queries on screen. Called when a response shows that the server is reachable. */
export function refetchFailed(client: QueryClient): void {
  void client.refetchQueries(
    { type: 'active', predicate: ({ state }) => state.status === 'error' && mayPass(state.error) },
    { cancelRefetch: false },
  );
}

function mayPass(error: unknown): boolean {
  const cause = apiErrorOf(error);
  return cause === null || cause.status === 0 || cause.status === 429 || cause.status >= 500;
}

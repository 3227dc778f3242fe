import type { QueryClient } from '@tanstack/react-query';
import { apiErrorOf } from './api-error.ts';

/** When a query may ask again after a failure: so many times at most, with a network, and never after a refusal. */
export function shouldRetry(times: number) {
  return (failures: number, error: unknown) => failures < times && navigator.onLine && mayPass(error);
}

/** Asks again for what is on the screen and failed, where something has shown that the server answers. */
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

import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/** When a query may ask again after a failure: so many times at most, with a network, and never after a refusal. */
export function tryAgain(times: number) {
  return (failures: number, error: unknown) => failures < times && navigator.onLine && mayPass(error);
}

/** Asks again for what is on the screen and failed, where something has shown that the server answers. */
export function askFailedAgain(client: QueryClient): void {
  void client.refetchQueries(
    { type: 'active', predicate: ({ state }) => state.status === 'error' && mayPass(state.error) },
    { cancelRefetch: false },
  );
}

function mayPass(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;
}

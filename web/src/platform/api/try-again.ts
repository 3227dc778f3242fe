import { isApiError } from './api-error.ts';

/** When a query may ask again after a failure: so many times at most, with a network, and never after a refusal. */
export function tryAgain(times: number) {
  return (failures: number, error: unknown) => failures < times && navigator.onLine && mayPass(error);
}

function mayPass(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;
}

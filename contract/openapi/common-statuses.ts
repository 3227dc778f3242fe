import type { Route } from '../route.ts';

/** Refusals that every route can send: malformed, slow or too frequent requests, our own failures, an outage. */
const EVERY_ROUTE = [400, 408, 429, 431, 500, 503] as const;
/** Refusals by the body: a server reads one with every method that may carry one. */
const WITH_BODY = [413, 415] as const;

/** Returns the statuses that a route can send beside those of its own `answers`. */
export function commonStatusesOf(route: Route): readonly number[] {
  return [
    ...(route.conditional ? [304] : []),
    ...EVERY_ROUTE,
    ...(route.method === 'GET' ? [] : WITH_BODY),
  ].filter((status) => !(status in route.answers));
}

/** The same in words, for tables that list only what differs between routes. */
export const commonStatusesInWords =
  'Any call may also be answered 400, 408, 429, 431, 500 or 503, and one with a body 413 or 415. ' +
  'A method that an address does not have is answered 405.';

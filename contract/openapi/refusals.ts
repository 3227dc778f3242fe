import type { AccessLevel, Route } from '../definition/route.ts';

/** Refusals that every route can send: malformed, slow or too frequent requests, our own failures, an outage. */
const EVERY_ROUTE = [400, 408, 429, 431, 500, 503] as const;
/** Refusals by the body: a server reads one with every method that may carry one. */
const WITH_BODY = [413, 415] as const;

/** Refusals of callers without the right to call. */
const BY_ACCESS: Readonly<Record<AccessLevel, readonly number[]>> = {
  public: [],
  signature: [],
  guest: [401],
  user: [401],
  operator: [401],
  premium: [401, 403],
  analyst: [401, 403],
  admin: [401, 403],
};

/** Returns the statuses of a route that its table row should name: its answers, and the refusals of its own. */
export function ownStatusesOf(route: Route): readonly number[] {
  const refusals = new Set([...BY_ACCESS[route.access], ...(route.refusals ?? [])]);
  const statuses = [...Object.keys(route.answers).map(Number), ...refusals];
  return [...statuses, ...(route.conditional ? [304] : [])].toSorted((a, b) => a - b);
}

/** Returns the statuses that a route can send beside its own. */
export function commonStatusesOf(route: Route): readonly number[] {
  return route.method === 'GET' ? EVERY_ROUTE : [...EVERY_ROUTE, ...WITH_BODY];
}

/** The same in words, for tables that list only what differs between routes. */
export const commonStatusesInWords =
  'Any call may also be answered 400, 408, 429, 431, 500 or 503, and one with a body 413 or 415. ' +
  'A method that an address does not have is answered 405.';

import type { AccessLevel, Route } from '../definition/route.ts';

/** Error statuses of every route: malformed, slow or too frequent requests, server errors, an unavailable database. */
const EVERY_ROUTE = [400, 408, 429, 431, 500, 503] as const;
/** Additional error statuses of every method that may have a body. */
const WITH_BODY = [413, 415] as const;

/** Error statuses of callers who may not call the route. */
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

/** Returns the statuses specific to a route, ascending: successes, 304, and errors that not every route has. */
export function ownStatusesOf(route: Route): readonly number[] {
  const errors = new Set([...BY_ACCESS[route.access], ...(route.errorStatuses ?? [])]);
  const statuses = [...Object.keys(route.answers).map(Number), ...errors];
  return [...statuses, ...(route.conditional ? [304] : [])].toSorted((a, b) => a - b);
}

/** Returns the statuses that a route shares with all routes of its method. */
export function commonStatusesOf(route: Route): readonly number[] {
  return route.method === 'GET' ? EVERY_ROUTE : [...EVERY_ROUTE, ...WITH_BODY];
}

/** The common statuses in one sentence, for tables that list only a route's own. */
export const commonStatusesText =
  'Every route may also respond with 400, 408, 429, 431, 500 or 503, and methods other than GET with 413 or 415. ' +
  'A method that a path does not have gets 405.';

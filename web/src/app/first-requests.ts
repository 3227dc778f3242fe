import { matchRequests } from '../features/match-centre/data/match-requests.ts';
import { type RequestAhead, requestAhead } from '../platform/api/answers-ahead.ts';
import { apiQueryKey } from '../platform/api/api-query-key.ts';
import { readSession } from '../platform/storage/session-storage.ts';

const premiumStatus = apiQueryKey('GET /api/subscriptions/premium/status/');

/**
 * Requests what the page at a path will request first. Without a session nothing is requested. Runs before the files of
 * the app, so it imports neither React nor the router.
 */
export function requestPageAhead(pathname: string): void {
  const session = readSession();
  if (session !== null) requestAhead(firstRequestsOf(pathname, session.user.isPremium));
}

function firstRequestsOf(pathname: string, isPremium: boolean): readonly RequestAhead[] {
  if (/^\/dashboard\/?$/.test(pathname)) return [premiumStatus];
  const matchKey = /^\/matches\/([\w-]+)\/?$/.exec(pathname)?.[1];
  return matchKey === undefined ? [] : [...matchRequests(matchKey, isPremium), premiumStatus];
}

import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { apiQueryKey } from '../../platform/api/api-query-key.ts';

const LIST_THREADS = 'GET /api/v1/forum/threads/';
const READ_THREAD = 'GET /api/v1/forum/threads/{id}/';

/** Prefix of the query keys of all thread lists. */
export const threadsKey = apiQueryKey(LIST_THREADS);

/**
 * Query options of threads, latest post first; only those about a match if one is given. The server sends the cursor.
 */
export function threadListQuery(matchKey: string | undefined) {
  return infiniteQueryOptions({
    queryKey: apiQueryKey(LIST_THREADS, { query: { matchKey } }),
    queryFn: ({ pageParam, signal }) =>
      callApi(LIST_THREADS, { query: { matchKey, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Query options of a thread and its posts in order. The cursor is the number of the last loaded post, 0 at first. */
export function threadPostsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: apiQueryKey(READ_THREAD, { params: { id } }),
    queryFn: ({ pageParam, signal }) =>
      callApi(READ_THREAD, { params: { id }, query: { after: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** The matches of these days, with their scores. */
export const currentMatchesQuery = apiQuery('GET /api/v1/cricket/current-matches/');

/** Most matches that the forum shows. */
export const MAX_MATCHES = 4;

/** Returns the live matches, then the next ones, at most four. */
export function liveAndNext(matches: readonly MatchSummary[]): MatchSummary[] {
  const live = matches.filter(({ phase }) => phase === 'live');
  const next = matches
    .filter(({ phase }) => phase === 'upcoming')
    .toSorted((one, other) => startOf(one) - startOf(other));
  return [...live, ...next].slice(0, MAX_MATCHES);
}

function startOf({ start_at: startAt }: MatchSummary): number {
  return startAt ?? Number.POSITIVE_INFINITY;
}

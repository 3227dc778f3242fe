import { infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { apiQueryKey } from '../../platform/api/api-query-key.ts';
import { cricketQuery } from '../../platform/api/cricket-query.ts';
import { liveThenNext } from '../../ui/match/match-order.ts';

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

/** The matches of these days. Their scores are not kept up to date, unlike those of `useLiveThenNext`. */
export const currentMatchesQuery = apiQuery('GET /api/v1/cricket/current-matches/');

/** Most matches that the forum shows. */
export const MAX_MATCHES = 4;

/** The live matches with their latest scores, then the next ones. */
export function useLiveThenNext(limit?: number) {
  const live = useQuery(cricketQuery('GET /api/v1/cricket/matches/live/', 'liveMatches'));
  const upcoming = useQuery(cricketQuery('GET /api/v1/cricket/matches/upcoming/', 'upcomingMatches'));
  return {
    matches: liveThenNext(live.data?.data ?? [], upcoming.data?.data ?? [], limit),
    isPending: live.isPending || upcoming.isPending,
  };
}

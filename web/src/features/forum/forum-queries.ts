import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQueryKey } from '../../platform/api/api-query.ts';

const THREADS = 'GET /api/v1/forum/threads/';
const THREAD = 'GET /api/v1/forum/threads/{id}/';

export const threadsKey = apiQueryKey(THREADS);

/** Threads, latest post first; only those about a match if one is given. */
export function threadsQuery(matchKey: string | undefined) {
  return infiniteQueryOptions({
    queryKey: apiQueryKey(THREADS, { query: { matchKey } }),
    queryFn: ({ pageParam, signal }) => callApi(THREADS, { query: { matchKey, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export function threadQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: apiQueryKey(THREAD, { params: { id } }),
    queryFn: ({ pageParam, signal }) =>
      callApi(THREAD, { params: { id }, query: { after: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

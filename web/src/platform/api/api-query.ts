import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';
import type { ApiRequest, Call, RequestArguments } from './api-types.ts';

type KeyOf<C extends Call> = readonly [C, Omit<ApiRequest<C>, 'signal'>?];

/** Returns the query key of a call. The live stream and mutations use it to update or invalidate cached responses. */
export function apiQueryKey<C extends Call>(call: C, ...[request]: RequestArguments<C>): KeyOf<C> {
  return request === undefined ? [call] : [call, request];
}

/** Returns the query options of a GET call, with its query key. Match lists use `cricketQuery` instead. */
export function apiQuery<C extends Call & `GET ${string}`>(call: C, ...args: RequestArguments<C>) {
  return queryOptions({
    queryKey: apiQueryKey(call, ...args),
    queryFn: ({ signal }) => {
      const request = { ...args[0], signal } as ApiRequest<C>;
      return callApi(call, ...([request] as RequestArguments<C>));
    },
  });
}

import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';
import type { ApiRequest, Call, RequestArguments } from './api-types.ts';

type KeyOf<C extends Call> = readonly [C, Omit<ApiRequest<C>, 'signal'>?];

/** Where the answer of a call stands in the query cache. */
export function apiQueryKey<C extends Call>(call: C, ...[request]: RequestArguments<C>): KeyOf<C> {
  return request === undefined ? [call] : [call, request];
}

/** A GET call as query options: the key is the call itself, so no key is typed by hand. */
export function apiQuery<C extends Call & `GET ${string}`>(call: C, ...args: RequestArguments<C>) {
  return queryOptions({
    queryKey: apiQueryKey(call, ...args),
    queryFn: ({ signal }) => {
      const request = { ...args[0], signal } as ApiRequest<C>;
      return callApi(call, ...([request] as RequestArguments<C>));
    },
  });
}

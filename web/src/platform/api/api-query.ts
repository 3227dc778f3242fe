import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';
import { apiQueryKey } from './api-query-key.ts';
import type { ApiRequest, Call, RequestArguments } from './api-types.ts';

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

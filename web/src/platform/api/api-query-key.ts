import type { ApiRequest, Call, RequestArguments } from './api-types.ts';

type KeyOf<C extends Call> = readonly [C, Omit<ApiRequest<C>, 'signal'>?];

/** Returns the query key of a call. The live stream and mutations use it to update or invalidate cached responses. */
export function apiQueryKey<C extends Call>(call: C, ...[request]: RequestArguments<C>): KeyOf<C> {
  return request === undefined ? [call] : [call, request];
}

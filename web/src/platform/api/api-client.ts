import type { AnswerOf, ApiRequest, Call, RequestArguments } from './api-types.ts';
import { sendCall } from './send-call.ts';
import { withFreshToken } from './with-fresh-token.ts';

/** Calls the API as the signed-in person. */
export async function callApi<C extends Call>(call: C, ...args: RequestArguments<C>): Promise<AnswerOf<C>> {
  const request = (args[0] ?? {}) as ApiRequest<C>;
  return withFreshToken((token) => sendCall(call, request, token));
}

import type { AnswerOf, ApiRequest, Call, RequestArguments } from './api-types.ts';
import { withFreshToken } from './refresh-tokens.ts';
import { sendCall } from './send-call.ts';

/** Calls the API as the signed-in user, or without a token for a visitor. Used by every feature. Throws `ApiError`. */
export async function callApi<C extends Call>(call: C, ...args: RequestArguments<C>): Promise<AnswerOf<C>> {
  const request = (args[0] ?? {}) as ApiRequest<C>;
  return withFreshToken((token) => sendCall(call, request, token));
}

import type { AnswerOf, ApiRequest, Call, LooseRequest, RequestArguments } from './api-types.ts';
import { withFreshToken } from './refresh-tokens.ts';
import { sendCall, sendForBytes } from './send-call.ts';

/** Calls the API as the signed-in user. */
export async function callApi<C extends Call>(call: C, ...args: RequestArguments<C>): Promise<AnswerOf<C>> {
  const request = (args[0] ?? {}) as ApiRequest<C>;
  return withFreshToken((token) => sendCall(call, request, token));
}

/** Downloads a file from the API as the signed-in user. */
export async function downloadBytes<C extends Call & `GET ${string}`>(
  call: C,
  ...args: RequestArguments<C>
): Promise<Blob> {
  const request = (args[0] ?? {}) as LooseRequest;
  return withFreshToken((token) => sendForBytes(call, request, token));
}

import { readSession } from '../storage/session-storage.ts';
import { ApiError, isApiError } from './api-error.ts';
import type { AnswerOf, ApiRequest, Call, RequestArguments } from './api-types.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { sendCall } from './send-call.ts';

/**
 * Calls the API as the signed-in person. A 401 is met with one refresh and one retry; when the session is over
 * the error's code is `session_ended` and storage is already cleared.
 */
export async function callApi<C extends Call>(call: C, ...args: RequestArguments<C>): Promise<AnswerOf<C>> {
  const request = (args[0] ?? {}) as ApiRequest<C>;
  const token = readSession()?.access ?? null;
  try {
    return await sendCall(call, request, token);
  } catch (error) {
    if (token === null || !isApiError(error) || error.status !== 401) throw error;
    return sendCall(call, request, await freshToken(token));
  }
}

async function freshToken(refused: string): Promise<string> {
  const token = await refreshTokens(refused);
  if (token === null) throw new ApiError({ code: 'session_ended', status: 401 });
  return token;
}

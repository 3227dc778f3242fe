import { readSession } from '../storage/session-storage.ts';
import { ApiError, isApiError } from './api-error.ts';
import { refreshTokens } from './refresh-tokens.ts';

/**
 * Sends something as the signed-in person. A 401 is met with one refresh and one retry; when the session is over
 * the error's code is `session_ended` and storage is already cleared.
 */
export async function withFreshToken<Answer>(
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const token = readSession()?.access ?? null;
  try {
    return await send(token);
  } catch (error) {
    if (token === null || !isApiError(error) || error.status !== 401) throw error;
    return send(await freshToken(token));
  }
}

async function freshToken(refused: string): Promise<string> {
  const token = await refreshTokens(refused);
  if (token === null) throw new ApiError({ code: 'session_ended', status: 401 });
  return token;
}

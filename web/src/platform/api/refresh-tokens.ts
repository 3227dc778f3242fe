import { clearSession, readSession, writeSession } from '../storage/session-storage.ts';
import { ApiError, isApiError } from './api-error.ts';
import { sendCall } from './send-call.ts';

let runningRefresh: Promise<string | null> | null = null;

/**
 * Returns the access token to use after `refusedToken` got a 401; null when the session is over, which is then cleared.
 * All tabs share one lock, so a refresh token is used once; the others read the new tokens from storage. An unreachable
 * or failing server does not end the session: the error is thrown.
 */
export function refreshTokens(refusedToken: string): Promise<string | null> {
  runningRefresh ??= underLock(() => exchange(refusedToken)).finally(() => {
    runningRefresh = null;
  });
  return runningRefresh;
}

async function exchange(refusedToken: string): Promise<string | null> {
  const session = readSession();
  if (session === null) return null;
  if (session.access !== refusedToken) return session.access;
  try {
    const tokens = await sendCall('POST /api/auth/refresh/', { body: { refresh: session.refresh } }, null);
    return storeTokens(session.refresh, tokens);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (readSession()?.refresh === session.refresh) clearSession();
    return null;
  }
}

/** Only these statuses end a session. An unreachable, busy or failing server does not. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 401 || error.status === 403);
}

/** Stores the new tokens and returns the access token; null after a sign-out or sign-in during the request. */
function storeTokens(usedToken: string, tokens: { access: string; refresh: string }): string | null {
  const session = readSession();
  if (session?.refresh !== usedToken) return null;
  writeSession({ ...session, access: tokens.access, refresh: tokens.refresh });
  return tokens.access;
}

/** Pages without https have no Web Locks. `runningRefresh` still prevents a race within the tab. */
function underLock<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined | null = navigator.locks;
  return locks == null ? work() : locks.request('gullylens.refresh', work);
}

/**
 * Sends a request as the signed-in user. After a 401 it refreshes once and retries once. When the session is over the
 * error's code is `session_ended` and storage is already cleared.
 */
export async function withFreshToken<Answer>(
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const token = readSession()?.access ?? null;
  try {
    return await send(token);
  } catch (error) {
    if (token === null || !isApiError(error) || error.status !== 401) throw error;
    const fresh = await refreshTokens(token);
    if (fresh === null) throw new ApiError({ code: 'session_ended', status: 401 });
    return send(fresh);
  }
}

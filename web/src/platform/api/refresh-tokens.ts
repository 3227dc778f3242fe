import { clearSession, readSession, writeSession } from '../storage/session-storage.ts';
import { ApiError, isApiError } from './api-error.ts';
import { sendCall } from './send-call.ts';

let running: Promise<string | null> | null = null;

/**
 * The access token to use after `refused` was answered 401, or null when its session is over (and cleared).
 * All tabs take one lock, so a refresh token is spent once; whoever waited finds the new pair in storage.
 * A server that cannot be reached, or fails, ends nothing: the failure is the caller's to show.
 */
export function refreshTokens(refused: string): Promise<string | null> {
  running ??= underLock(() => exchange(refused)).finally(() => {
    running = null;
  });
  return running;
}

async function exchange(refused: string): Promise<string | null> {
  const session = readSession();
  if (session === null) return null;
  if (session.access !== refused) return session.access;
  try {
    const pair = await sendCall('POST /api/auth/refresh/', { body: { refresh: session.refresh } }, null);
    return keepPair(session.refresh, pair);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (readSession()?.refresh === session.refresh) clearSession();
    return null;
  }
}

/** Only these say that the session is over; a server that is away, busy or at fault says nothing about it. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 401 || error.status === 403);
}

/** Signing out, or in anew, while the answer was under way wins: the pair is of a session that is gone. */
function keepPair(spent: string, pair: { access: string; refresh: string }): string | null {
  const session = readSession();
  if (session?.refresh !== spent) return null;
  writeSession({ ...session, access: pair.access, refresh: pair.refresh });
  return pair.access;
}

/** Pages served without https have no locks; the promise above still keeps one tab from racing itself. */
function underLock<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined | null = navigator.locks;
  return locks == null ? work() : locks.request('gullylens.refresh', work);
}

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
    const fresh = await refreshTokens(token);
    if (fresh === null) throw new ApiError({ code: 'session_ended', status: 401 });
    return send(fresh);
  }
}

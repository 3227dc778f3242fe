import { callApi } from '../../platform/api/api-client.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { readSession, writeSession } from '../../platform/storage/session-storage.ts';

/** Activity extends a session at most once in this many milliseconds. */
export const EXTENSION_INTERVAL_MS = 60_000;

const activities = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** Extends the stored session while the user is active. Returns a function that stops watching. */
export function watchActivity(): () => void {
  let lastSeen = Number.NEGATIVE_INFINITY;
  const onActivity = () => {
    const now = Date.now();
    if (now - lastSeen < EXTENSION_INTERVAL_MS) return;
    lastSeen = now;
    extendSession(now);
  };
  const stopping = new AbortController();
  const listening = { passive: true, capture: true, signal: stopping.signal };
  for (const name of activities) window.addEventListener(name, onActivity, listening);
  return () => stopping.abort();
}

/** Other tabs extend the same record, so it may be recent already. */
function extendSession(now: number): void {
  const session = readSession(now);
  if (session === null || now - session.lastActivity < EXTENSION_INTERVAL_MS) return;
  writeSession({ ...session, lastActivity: now });
}

/** Interval of the token checks while a page is open, in milliseconds. */
export const TOKEN_CHECK_INTERVAL_MS = 30 * 60_000;

/**
 * Checks the token every 30 minutes, when the window gains focus and when the tab becomes visible. Calls `onEnded` when
 * the session is over. Returns a function that stops the checks.
 */
export function watchToken(onEnded: () => void): () => void {
  let running = false;
  const check = async () => {
    if (running) return;
    running = true;
    const isValid = await isSessionValid();
    running = false;
    if (!isValid) onEnded();
  };
  const onVisible = () => document.visibilityState === 'visible' && void check();
  const onFocus = () => void check();
  const timer = setInterval(onFocus, TOKEN_CHECK_INTERVAL_MS);
  const stopping = new AbortController();
  window.addEventListener('focus', onFocus, { signal: stopping.signal });
  document.addEventListener('visibilitychange', onVisible, { signal: stopping.signal });
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}

/** Returns false only when the session is over and no other has replaced it. An unreachable server does not end it. */
async function isSessionValid(): Promise<boolean> {
  if (readSession() === null) return false;
  try {
    await callApi('GET /api/auth/status/');
    return true;
  } catch (error) {
    if (isApiError(error) && error.status === 401) {
      return error.code === 'session_ended' && readSession() !== null;
    }
    reportProblem('The session could not be checked.', error);
    return true;
  }
}

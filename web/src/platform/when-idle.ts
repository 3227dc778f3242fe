/** Latest time after which work counts as idle, in milliseconds: a busy page must not stay incomplete. */
const TIMEOUT_MS = 2_000;
/** WebKit has no idle callback. */
const FALLBACK_MS = 200;

/** Calls back once, when the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}

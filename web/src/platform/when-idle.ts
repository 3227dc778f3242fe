/** After so many milliseconds the callback runs even if the browser is busy: the page must not stay incomplete. */
const TIMEOUT_MS = 2_000;
/** Delay in WebKit, which has no idle callback, in milliseconds. */
const FALLBACK_MS = 200;

/** Calls back once, when the browser has nothing else to do. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}

const RELOADED_KEY = 'gullylens.reloaded';

/**
 * Reloads the page once per build, because a new release may have other files. Returns whether it reloads; not without
 * a network.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  const page = `${import.meta.url} ${window.location.pathname}`;
  try {
    if (window.sessionStorage.getItem(RELOADED_KEY) === page) return false;
    window.sessionStorage.setItem(RELOADED_KEY, page);
  } catch {
    // Without storage the reload could repeat forever.
    return false;
  }
  window.location.reload();
  return true;
}

import { reportProblem } from '../report-problem.ts';

/**
 * Registers the service worker, which caches the files of this visit so that the app opens offline from the next visit.
 */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has no such argument
    active?.postMessage(filesOfThisPage());
  } catch (error) {
    reportProblem('The app will not open offline.', error);
  }
}

/** What was loaded from this origin so far; the worker selects what it caches. */
function filesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

import { reportProblem } from '../report-problem.ts';

/**
 * Registers `/service-worker.js`, built from `web/service-worker`, which caches the app's shell. Sends it the files
 * that were loaded before it ran, to cache them too. Call it only where `navigator.serviceWorker` exists. Never throws.
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

/** Returns the paths loaded from this origin so far. Of these the worker caches built files, icons and the manifest. */
function filesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

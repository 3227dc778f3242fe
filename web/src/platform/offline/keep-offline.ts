import { reportProblem } from '../report-problem.ts';

/** Lets the app open without a network from the next visit on: a service worker keeps the files that this visit used. */
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

/** What was loaded from this address so far; the worker picks what it keeps. */
function filesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showLanguage } from '../platform/language/show-language.ts';
import { watchReducedMotion } from '../ui/behaviour/reduced-motion.ts';
import { loadPageAhead } from './pages.ts';
import { Router } from './router.tsx';

/** Delay before the service worker is registered, so that its downloads do not slow down the first page. */
const OFFLINE_DELAY_MS = 4_000;

/**
 * How long the first render waits for the page's file. After that the spinner is shown until the file is loaded. A slow
 * phone may take two seconds to run the files that it has.
 */
const PAGE_TIMEOUT_MS = 3_000;

/** Renders the page of the address, and registers the service worker a little later. */
export async function renderApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element.');
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(prepareOffline, OFFLINE_DELAY_MS);
  watchReducedMotion();
  // With the file at hand the page is rendered at once. Else React renders a spinner first, and keeps it for 300 ms.
  const timeout = new Promise((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS));
  const pageFile = Promise.race([nextTask().then(() => loadPageAhead(window.location.pathname)), timeout]);
  await Promise.all([showLanguage(), pageFile]);
  // A transition renders in small pieces, between which the browser handles input.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Router />
      </StrictMode>,
    ),
  );
}

/** On a slow phone this file takes half a second to run. A task of its own for the rest lets input be handled between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function prepareOffline(): Promise<void> {
  const { registerServiceWorker } = await import('../platform/offline/register-service-worker.ts');
  await registerServiceWorker();
}

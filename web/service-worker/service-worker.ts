/**
 * Keeps the app itself at hand for when there is no network. Answers of the interface never pass through here, so
 * nothing that takes a sign-in, and nothing that is paid for, is ever kept: the last scores that the page shows offline
 * are its own copy in local storage.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Set by the build to a hash of its files: each build has a cache of its own, and the ones before it are dropped. */
declare const BUILD: string;
/** Set by the build: the files that the app needs to start, so that it opens after a release too. */
declare const SHELL: readonly string[];

const CACHE = `gullylens-${BUILD}`;
const PAGE = '/';
/** How long a navigation waits for the network while a stored page is at hand. */
const NAVIGATION_TIMEOUT_MS = 3_000;

/** A file whose name changes with what is in it. */
const isAsset = (path: string) => path.startsWith('/assets/');
/** The server's own addresses are never answered with the app's page. */
const isOfServer = (path: string) => /^\/+(api|docs|livez|readyz|metrics)(\/|$)/.test(path);
const isKept = (path: string) => isAsset(path) || /^\/(icons\/|favicon|manifest)/.test(path);

worker.addEventListener('install', (event) => {
  event.waitUntil(keep([PAGE, ...SHELL]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOlderBuilds().then(() => worker.clients.claim()));
});

/** The page tells what it had loaded before this worker was there. */
worker.addEventListener('message', (event) => {
  const paths: unknown = event.data;
  if (Array.isArray(paths)) event.waitUntil(keep(paths.filter((path) => isKept(String(path)))));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || isOfServer(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageFromNetworkFirst(request));
  else if (isKept(pathname)) event.respondWith(fileFromCacheFirst(request));
});

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(paths);
}

async function dropOlderBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Every address is the same page: the newest one when the network answers in time, else the stored one. */
async function pageFromNetworkFirst(request: Request): Promise<Response> {
  const response = fetch(request);
  const inTime = await Promise.race([response, timeout()]).catch(() => undefined);
  return inTime ?? (await caches.match(PAGE)) ?? response;
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), NAVIGATION_TIMEOUT_MS));
}

async function fileFromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

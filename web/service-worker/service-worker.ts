/**
 * The service worker: caches the files of the app, so that it opens offline. Requests to the API are not intercepted,
 * so no private or paid response is ever cached here. The scores shown offline come from local storage.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Set by the build to a hash of its files. Each build has its own cache. */
declare const BUILD: string;
/** Set by the build: the files that the app needs to start. They are cached at installation. */
declare const SHELL: readonly string[];

const CACHE = `gullylens-${BUILD}`;
const PAGE = '/';

/** Built files, whose names change with their content. */
const isAsset = (path: string) => path.startsWith('/assets/');
/** Paths of the server, which the worker never handles. */
const isServerPath = (path: string) => /^\/+(api|docs|livez|readyz|metrics)(\/|$)/.test(path);
/** True for a page of the app; `/robots.txt` and the like are documents of the server. */
const isPage = (path: string) => !/\.\w+$/.test(path);
const isCacheable = (path: string) => isAsset(path) || /^\/(icons\/|favicon|manifest)/.test(path);

worker.addEventListener('install', (event) => {
  event.waitUntil(addToCache([PAGE, ...SHELL]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOlderCaches().then(() => worker.clients.claim()));
});

/** The page sends the paths of the files that it loaded before this worker ran. */
worker.addEventListener('message', (event) => {
  const paths: unknown = event.data;
  if (Array.isArray(paths)) event.waitUntil(addToCache(paths.filter((path) => isCacheable(String(path)))));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || isServerPath(pathname)) return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(pageFromCacheFirst(event));
  else if (isCacheable(pathname)) event.respondWith(fileFromCacheFirst(request));
});

async function addToCache(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(paths);
}

/** Keeps the cache of the previous release: its pages may be open, and the server no longer has their files. */
async function deleteOlderCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * Returns the cached page at once, so that a returning visitor does not wait for the network, and replaces it by the
 * server's for the next visit: a new release, or other headers. Only the tags for shared links differ by URL.
 */
async function pageFromCacheFirst(event: FetchEvent): Promise<Response> {
  const cached = await (await caches.open(CACHE)).match(PAGE);
  if (cached === undefined) return fetch(event.request);
  event.waitUntil(refreshPage().catch(() => undefined));
  return cached;
}

/** Caches the server's page after the files that it starts with. Ignores redirects and pages that are not the app's. */
async function refreshPage(): Promise<void> {
  const page = await fetch(PAGE);
  const files = (await page.clone().text()).match(/\/assets\/[\w.-]+/g);
  if (!page.ok || page.redirected || files === null) return;
  const cache = await caches.open(CACHE);
  const cached = await Promise.all(files.map((file) => cache.match(file)));
  await cache.addAll(files.filter((_file, i) => cached[i] === undefined));
  await cache.put(PAGE, page);
}

async function fileFromCacheFirst(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

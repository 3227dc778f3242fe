import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagePaths } from '@gullylens/contract/page-paths';
import { pathOf, pathPattern } from '@gullylens/contract/request-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNotFound } from './answer-error.ts';
import { type PageHead, writePageHead } from './page-head.ts';

/** Patterns of the app's pages. Case and a trailing slash are ignored, as in the app. */
const PAGES = pagePaths.map((path) => pathPattern(path, 'i'));
/** Addresses that are not those of pages: files, dot files, doubled slashes, and misspelt calls of the API. */
const MACHINE_ADDRESS = /[.\\]|\/\/|^\/(api|assets)(\/|$)/i;

type WebAnswer = 'page' | 'redirect' | 'unknown';

/**
 * Chooses the response to a URL that is neither a route nor a file: the app for its pages, a redirect to the first page
 * for browsers, otherwise 404.
 */
function chooseAnswer({ method, url, headers }: FastifyRequest): WebAnswer {
  if (method !== 'GET' && method !== 'HEAD') return 'unknown';
  const path = pathOf(url);
  if (PAGES.some((page) => page.test(path))) return 'page';
  // The router has already rejected undecodable URLs.
  const isMachineAddress = MACHINE_ADDRESS.test(decodeURIComponent(path));
  return !isMachineAddress && headers.accept?.includes('text/html') ? 'redirect' : 'unknown';
}

/** Returns the tags of the page at a path, without a final slash; null for a page without tags of its own. */
export type DescribePage = (path: string) => Promise<PageHead | null>;

/**
 * Serves the browser app: its pages, with the tags of what they show, and its files. Files with a hash in their name may
 * be cached for ever.
 */
export async function registerWebPages(
  app: FastifyInstance,
  folder: string,
  describePage: DescribePage = async () => null,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'));
  const writePage = createPageWriter(page, describePage);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const answer = chooseAnswer(request);
    if (answer === 'unknown') return answerNotFound(request, reply);
    if (answer === 'redirect') return reply.header('cache-control', 'no-store').redirect('/', 302);
    const bytes = await writePage(pathOf(request.url));
    return reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(bytes);
  });
}

/** Writes the app's page once for each head. Without a head, or when it cannot be read, the page has the app's own. */
function createPageWriter(page: Buffer, describePage: DescribePage): (path: string) => Promise<Buffer> {
  const html = page.toString();
  const written = new WeakMap<PageHead, Buffer>();
  return async (path) => {
    const head = await describePage(path.replace(/(.)\/$/, '$1')).catch(() => null);
    if (head === null) return page;
    const ready = written.get(head) ?? Buffer.from(writePageHead(html, head));
    written.set(head, ready);
    return ready;
  };
}

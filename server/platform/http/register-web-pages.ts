import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerUnknownAddress } from './answer-error.ts';

/**
 * A tab that is older than the server asks for files that are gone: it must not be given a page in their place. Nor
 * must whoever misspells an address of the interface, however it is escaped, doubled or capitalised.
 */
function isPage(method: string, url: string): boolean {
  // The router has refused by now what cannot be unescaped of it.
  const path = decodeURIComponent(pathOf(url));
  return (method === 'GET' || method === 'HEAD') && !/^[/.\\]+(api|assets)(\/|$)/i.test(path);
}

/** What the router takes for the path: after the scheme and host that proxies send, and as far as a query or a fragment. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

/** The browser app: files with a hash in their name may be kept for ever, every other address is its first page. */
export async function registerWebPages(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'));
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
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request.method, request.url)) return answerUnknownAddress(request, reply);
    return reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

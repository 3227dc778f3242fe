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
  // The router has refused by now what cannot be unescaped.
  const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
  return (method === 'GET' || method === 'HEAD') && !/^[/.\\]+(api|assets)(\/|$)/i.test(path);
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

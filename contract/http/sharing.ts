import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute } from '../definition/route.ts';
import { Key } from '../values/scalars.ts';

const open = { method: 'GET', access: 'public', kind: 'bytes', answers: { 200: z.string() } } as const;
const document = { ...open, rateLimit: rateLimits.operations } as const;
const picture = {
  ...open,
  rateLimit: rateLimits.picture,
  mediaType: 'image/png',
  errorStatuses: [503],
} as const;

/** Public routes of documents for crawlers, and of pictures that chats show beside links. */
export const sharingRoutes = {
  readRobots: defineRoute({
    ...document,
    path: '/robots.txt',
    summary: 'Read which pages crawlers may read',
    mediaType: 'text/plain',
  }),
  readSitemap: defineRoute({
    ...document,
    path: '/sitemap.xml',
    summary: 'List the public pages and the current matches',
    mediaType: 'application/xml',
  }),
  readSecurityContact: defineRoute({
    ...document,
    path: '/.well-known/security.txt',
    summary: 'Read where to report a vulnerability (RFC 9116)',
    mediaType: 'text/plain',
  }),
  readProductPicture: defineRoute({
    ...picture,
    path: '/api/pictures/product/',
    summary: 'Read the picture of links to the product, 1200 by 630',
  }),
  readMatchPicture: defineRoute({
    ...picture,
    path: '/api/pictures/matches/{key}/',
    summary: 'Read the picture of links to a match, 1200 by 630',
    params: z.strictObject({ key: Key }),
    query: z.strictObject({
      state: z
        .string()
        .max(20)
        .optional()
        .describe('Makes the address new when the match changes; otherwise ignored.'),
    }),
    errorStatuses: [404, 503],
  }),
};

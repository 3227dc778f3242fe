import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute, publicRead } from '../definition/route.ts';

/** What the page needs to know before anybody signs in. Nothing secret: any visitor may read it. */
export const PublicSettings = z.object({
  googleClientId: z.string(),
  googleScriptUrl: z.url(),
  razorpayScriptUrl: z.url(),
  apiHost: z.string().nullable(),
  /** Names of the vendors that are played by a sandbox. */
  sandboxes: z.array(z.enum(['google', 'razorpay', 'cricapi'])),
  /** Where the matches that were played come from: a sandbox's invented league, Cricsheet's archives, or both. */
  history: z.enum(['league', 'cricsheet', 'both']),
});
export type PublicSettings = z.infer<typeof PublicSettings>;

const open = { method: 'GET', access: 'public', rateLimit: rateLimits.operations } as const;

export const operationsRoutes = {
  readPublicSettings: defineRoute({
    ...publicRead,
    path: '/api/settings/',
    summary: 'Public settings of this installation',
    answers: { 200: PublicSettings },
  }),
  reportAlive: defineRoute({
    ...open,
    path: '/livez',
    summary: 'The process runs',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  }),
  reportReady: defineRoute({
    ...open,
    path: '/readyz',
    summary: 'The process can serve: database reachable, schema current',
    answers: { 200: z.object({ status: z.literal('ready') }) },
  }),
  readMetrics: defineRoute({
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for Prometheus; needs METRICS_TOKEN where one is set',
    access: 'operator',
    rateLimit: rateLimits.operations,
    kind: 'bytes',
    mediaType: 'text/plain',
    answers: { 200: z.string() },
  }),
  readOpenApi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This interface as OpenAPI 3.1',
    access: 'public',
    rateLimit: rateLimits.document,
    kind: 'bytes',
    conditional: true,
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
  readDocs: defineRoute({
    ...open,
    path: '/docs',
    summary: 'This interface as a page',
    kind: 'bytes',
    mediaType: 'text/html',
    answers: { 200: z.string() },
  }),
};

import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute, publicRead } from '../definition/route.ts';

/** Settings that the browser app needs before sign-in. They are public, so they contain no secrets. */
export const PublicSettings = z.object({
  googleClientId: z.string(),
  googleScriptUrl: z.url(),
  razorpayScriptUrl: z.url(),
  apiHost: z.string().nullable(),
  sandboxes: z.array(z.enum(['google', 'razorpay', 'cricapi'])).describe('Vendors that a sandbox replaces.'),
  history: z
    .enum(['league', 'cricsheet', 'both'])
    .describe("Source of finished matches: the sandbox's league, Cricsheet, or both."),
});
export type PublicSettings = z.infer<typeof PublicSettings>;

const open = { method: 'GET', access: 'public', rateLimit: rateLimits.operations } as const;

/** Routes of health, metrics, settings and API documents; served in every role. */
export const operationsRoutes = {
  readPublicSettings: defineRoute({
    ...publicRead,
    path: '/api/settings/',
    summary: 'Read the public settings of this installation',
    answers: { 200: PublicSettings },
  }),
  reportAlive: defineRoute({
    ...open,
    path: '/livez',
    summary: 'Check that the process runs',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  }),
  reportReady: defineRoute({
    ...open,
    path: '/readyz',
    summary: 'Check that the process accepts requests: 503 once it has started to stop',
    answers: { 200: z.object({ status: z.literal('ready') }) },
  }),
  readMetrics: defineRoute({
    method: 'GET',
    path: '/metrics',
    summary: 'Read metrics for Prometheus',
    access: 'operator',
    rateLimit: rateLimits.operations,
    kind: 'bytes',
    mediaType: 'text/plain',
    answers: { 200: z.string() },
  }),
  readOpenApi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Read this document',
    access: 'public',
    rateLimit: rateLimits.document,
    kind: 'bytes',
    conditional: true,
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
  readDocs: defineRoute({
    ...open,
    path: '/docs',
    summary: 'Read an overview of the API as an HTML page',
    kind: 'bytes',
    mediaType: 'text/html',
    answers: { 200: z.string() },
  }),
};

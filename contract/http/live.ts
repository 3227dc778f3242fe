import { z } from 'zod';
import { ErrorBody } from '../errors.ts';
import { rateLimits } from '../rate-limits.ts';
import { defineRoute } from '../route.ts';

export const liveRoutes = {
  openLiveStream: defineRoute({
    method: 'GET',
    path: '/api/live/',
    summary: 'Server-sent events: a snapshot of current matches, then numbered updates',
    access: 'user',
    rateLimit: rateLimits.stream,
    kind: 'stream',
    answers: { 200: z.string(), 401: ErrorBody, 429: ErrorBody },
  }),
};

import { z } from 'zod';
import { MatchSummary } from '../http/matches/match.ts';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute } from '../definition/route.ts';
import { FeedAge } from '../values/feed-age.ts';
import { Instant } from '../values/scalars.ts';

/**
 * What `GET /api/live/` sends, as server-sent events. `event` names the message, `id` is its version: one
 * number that grows with every change anywhere, so that a reader who was away can say where it stopped.
 */
export const LiveSnapshot = z.object({
  version: z.int(),
  ...FeedAge.shape,
  matches: z.array(MatchSummary),
});
export type LiveSnapshot = z.infer<typeof LiveSnapshot>;

export const LiveUpdate = z.object({
  version: z.int(),
  ...FeedAge.shape,
  match: MatchSummary,
});
export type LiveUpdate = z.infer<typeof LiveUpdate>;

/**
 * Sent every 15 seconds without an `id`: the vendor may answer without a change of any match. `now` is the server's time,
 * for browsers whose clock is wrong.
 */
export const LiveFeedAge = FeedAge.extend({ now: Instant });
export type LiveFeedAge = z.infer<typeof LiveFeedAge>;

/**
 * Sent before the server closes a stream; `retryMs` spreads the returns. `renew`: the access token behind the stream
 * has run out, come back with a new one.
 */
export const LiveGoodbye = z.object({
  reason: z.enum(['restart', 'signed_out', 'renew']),
  retryMs: z.int(),
});
export type LiveGoodbye = z.infer<typeof LiveGoodbye>;

export type LiveEventName = 'snapshot' | 'update' | 'feed_age' | 'bye';

export const liveRoutes = {
  openLiveStream: defineRoute({
    method: 'GET',
    path: '/api/live/',
    summary: 'Server-sent events: a snapshot of current matches, then numbered updates',
    access: 'user',
    rateLimit: rateLimits.stream,
    kind: 'stream',
    answers: { 200: z.string() },
  }),
};

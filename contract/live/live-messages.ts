import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute } from '../definition/route.ts';
import { MatchSummary } from '../http/matches/match.ts';
import { FeedAge } from '../values/feed-age.ts';
import { Instant } from '../values/scalars.ts';

/**
 * First event of `GET /api/live/`, unless the server can resume after `Last-Event-ID`. `version`, also the event's
 * `id`, grows with each change of any match.
 */
export const LiveSnapshot = z.object({
  version: z.int(),
  ...FeedAge.shape,
  matches: z.array(MatchSummary),
});
export type LiveSnapshot = z.infer<typeof LiveSnapshot>;

/**
 * The new state of one match. `version` is the stream's as in the snapshot; `match.version` counts this match's
 * changes.
 */
export const LiveUpdate = z.object({
  version: z.int(),
  ...FeedAge.shape,
  match: MatchSummary,
});
export type LiveUpdate = z.infer<typeof LiveUpdate>;

/** Sent every 15 seconds without an `id`. `now` is the server's time, for browsers with a wrong clock. */
export const LiveFeedAge = FeedAge.extend({ now: Instant });
export type LiveFeedAge = z.infer<typeof LiveFeedAge>;

/**
 * Sent before the server closes a stream. Clients reconnect after `retryMs` milliseconds, which spreads the load.
 * `renew`: the access token has expired; reconnect with a new one.
 */
export const LiveGoodbye = z.object({
  reason: z.enum(['restart', 'signed_out', 'renew']),
  retryMs: z.int(),
});
export type LiveGoodbye = z.infer<typeof LiveGoodbye>;

const events = { snapshot: LiveSnapshot, update: LiveUpdate, feed_age: LiveFeedAge, bye: LiveGoodbye };
/** The name of an event of the live stream. */
export type LiveEventName = keyof typeof events;

/** The route of the live stream. */
export const liveRoutes = {
  openLiveStream: defineRoute({
    method: 'GET',
    path: '/api/live/',
    summary: 'Stream current matches and their changes as server-sent events',
    access: 'user',
    rateLimit: rateLimits.stream,
    kind: 'stream',
    headers: { 'Last-Event-ID': 'Id of the last event received; the stream continues after it if possible.' },
    events,
    answers: { 200: z.string() },
  }),
};

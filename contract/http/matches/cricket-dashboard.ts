import { z } from 'zod';
import { rateLimits } from '../../definition/rate-limits.ts';
import { defineRoute, success, userRead } from '../../definition/route.ts';
import { FeedAge } from '../../values/feed-age.ts';
import { Instant } from '../../values/scalars.ts';
import { MatchSummary, UsageInfo } from './match.ts';

/** A series as the vendor lists it. `endDate` may be a day without a year, `Oct 28`. */
export const SeriesSummary = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  short_name: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  odi: z.int(),
  t20: z.int(),
  test: z.int(),
  squads: z.int(),
  matches: z.int(),
  is_featured: z.boolean(),
  priority_score: z.int(),
});
export type SeriesSummary = z.infer<typeof SeriesSummary>;

const counts = z.object({ featured: z.int(), live: z.int(), upcoming: z.int(), recent: z.int() });

const MatchList = success(z.object({ matches: z.array(MatchSummary), total: z.int(), ...FeedAge.shape }));

const matchListRoute = <const P extends string>(path: P, summary: string) =>
  defineRoute({
    ...userRead,
    path,
    summary,
    kind: 'bytes',
    conditional: true,
    answers: { 200: MatchList },
  });

/** Everything the dashboard's first screen needs, in one answer. */
export const Overview = success(
  z.object({
    current_matches: z.array(MatchSummary),
    series: z.array(SeriesSummary),
    counts,
    ...FeedAge.shape,
    /** True when the data comes from a sandbox or built-in league and not from the real vendor. */
    sandbox: z.boolean(),
  }),
);
export type Overview = z.infer<typeof Overview>;

/** One call at the vendor. `cached` is always false: an answer out of memory is no call and stands in no log. */
const LoggedCall = z.object({
  endpoint: z.string(),
  timestamp: Instant,
  cached: z.literal(false),
  priority: z.enum(['high', 'medium', 'low']),
  hits: z.int(),
  outcome: z.enum(['sent', 'answered', 'failed', 'not sent']),
});

export const cricketDashboardRoutes = {
  readOverview: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/dashboard/overview/',
    summary: 'Current matches, series and counts, as last heard from the vendor',
    kind: 'bytes',
    conditional: true,
    answers: { 200: Overview },
  }),
  listFeaturedMatches: matchListRoute(
    '/api/v1/cricket/dashboard/featured-matches/',
    'Up to 6 featured matches',
  ),
  listDashboardLiveMatches: matchListRoute('/api/v1/cricket/dashboard/live-matches/', 'Up to 4 live matches'),
  listDashboardUpcomingMatches: matchListRoute(
    '/api/v1/cricket/dashboard/upcoming-matches/',
    'Up to 8 upcoming matches, soonest first',
  ),
  syncCricketData: defineRoute({
    method: 'POST',
    path: '/api/v1/cricket/dashboard/sync/',
    summary: 'Ask for a refresh within the quota',
    access: 'user',
    rateLimit: rateLimits.sync,
    body: z.strictObject({}).optional(),
    answers: {
      202: success(z.object({ synced: z.array(z.string()), skipped: z.array(z.string()), info: UsageInfo })),
    },
  }),
  readUsage: defineRoute({
    ...userRead,
    path: '/api/status/',
    summary: 'Vendor calls used and left today',
    answers: { 200: z.object({ status: z.literal('success'), info: UsageInfo }) },
  }),
  readCallLog: defineRoute({
    ...userRead,
    path: '/api/stats/',
    summary: 'Vendor calls used and left today, and the latest calls',
    answers: {
      200: z.object({ status: z.literal('success'), info: UsageInfo, callLog: z.array(LoggedCall) }),
    },
  }),
};

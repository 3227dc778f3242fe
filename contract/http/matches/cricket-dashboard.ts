import { z } from 'zod';
import { rateLimits } from '../../definition/rate-limits.ts';
import { defineRoute, success, userRead } from '../../definition/route.ts';
import { FeedAge } from '../../values/feed-age.ts';
import { Instant } from '../../values/scalars.ts';
import { MatchSummary, UsageInfo } from './match.ts';

/** A series from CricAPI. `endDate` may lack the year: `Oct 28`. */
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

/** A list of the dashboard, cut to its maximum length. */
export const MatchList = success(
  z.object({ matches: z.array(MatchSummary), total: z.int(), ...FeedAge.shape }),
);

const matchListRoute = <const P extends string>(path: P, summary: string) =>
  defineRoute({
    ...userRead,
    path,
    summary,
    kind: 'bytes',
    inMemory: true,
    conditional: true,
    answers: { 200: MatchList },
  });

/** The data of the dashboard's first screen. `current_matches` has at most 100 matches, `series` at most 6. */
export const Overview = success(
  z.object({
    current_matches: z.array(MatchSummary),
    series: z.array(SeriesSummary),
    counts,
    ...FeedAge.shape,
    sandbox: z.boolean().describe('True when the data comes from the sandbox, not from CricAPI.'),
  }),
);
export type Overview = z.infer<typeof Overview>;

/** One CricAPI call. `cached` is always false, because reads from memory are not logged. */
const LoggedCall = z.object({
  endpoint: z.string(),
  timestamp: Instant,
  cached: z.literal(false),
  priority: z.enum(['high', 'medium', 'low']),
  hits: z.int(),
  outcome: z.enum(['sent', 'answered', 'failed', 'not sent']),
});

/** Routes of the dashboard and of CricAPI's quota. */
export const cricketDashboardRoutes = {
  readOverview: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/dashboard/overview/',
    summary: 'Read current matches, series and counts',
    kind: 'bytes',
    inMemory: true,
    conditional: true,
    answers: { 200: Overview },
  }),
  listFeaturedMatches: matchListRoute(
    '/api/v1/cricket/dashboard/featured-matches/',
    'List up to 6 featured matches',
  ),
  listDashboardLiveMatches: matchListRoute(
    '/api/v1/cricket/dashboard/live-matches/',
    'List up to 4 live matches',
  ),
  listDashboardUpcomingMatches: matchListRoute(
    '/api/v1/cricket/dashboard/upcoming-matches/',
    'List up to 8 upcoming matches, earliest first',
  ),
  syncCricketData: defineRoute({
    method: 'POST',
    path: '/api/v1/cricket/dashboard/sync/',
    summary: 'Request a refresh of live data within the CricAPI quota',
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
    summary: 'Read CricAPI hits used and left today',
    answers: { 200: z.object({ status: z.literal('success'), info: UsageInfo }) },
  }),
  readCallLog: defineRoute({
    ...userRead,
    path: '/api/stats/',
    summary: 'Read CricAPI hits used and left today, and the latest calls',
    answers: {
      200: z.object({ status: z.literal('success'), info: UsageInfo, callLog: z.array(LoggedCall) }),
    },
  }),
};

import { z } from 'zod';
import { ErrorBody } from '../errors.ts';
import { rateLimits } from '../rate-limits.ts';
import { defineRoute } from '../route.ts';
import { Key } from '../values/identifiers.ts';
import { Instant } from '../values/instant.ts';
import { Page } from '../values/page.ts';
import { MatchSummary } from './match.ts';

const MatchPage = z.object({
  status: z.literal('success'),
  data: z.array(MatchSummary),
  page: Page,
  as_of: Instant,
});

const matchPageRoute = <const P extends string>(path: P, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    summary,
    access: 'user',
    rateLimit: rateLimits.read,
    kind: 'bytes',
    answers: { 200: MatchPage, 401: ErrorBody },
  });

export const cricketMatchRoutes = {
  listLiveMatches: matchPageRoute('/api/v1/cricket/matches/live/', 'Every live match'),
  listUpcomingMatches: matchPageRoute(
    '/api/v1/cricket/matches/upcoming/',
    'Every upcoming match, soonest first',
  ),
  listRecentMatches: matchPageRoute('/api/v1/cricket/matches/recent/', 'Completed matches, latest first'),
  readMatch: defineRoute({
    method: 'GET',
    path: '/api/v1/cricket/matches/{id}/',
    summary: 'One match',
    access: 'user',
    rateLimit: rateLimits.read,
    kind: 'bytes',
    params: z.strictObject({ id: Key }),
    answers: {
      200: z.object({ status: z.literal('success'), data: MatchSummary }),
      401: ErrorBody,
      404: ErrorBody,
    },
  }),
};

import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute, success, userRead } from '../definition/route.ts';
import { Search } from '../values/page.ts';
import { Instant } from '../values/scalars.ts';
import { Gender, MatchPhase } from './matches/match.ts';

/** What a search found, at most five rows of each kind. */
export const SearchResults = z.object({
  matches: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      series: z.string().nullable(),
      phase: MatchPhase,
      startsAt: Instant.nullable(),
    }),
  ),
  series: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      phase: MatchPhase.describe('`live` with a live match, otherwise `upcoming` with an upcoming one.'),
    }),
  ),
  players: z.array(z.object({ key: z.string(), name: z.string(), team: z.string() })),
  teams: z.array(z.object({ key: z.string(), name: z.string(), gender: Gender })),
  venues: z.array(z.object({ key: z.string(), name: z.string(), city: z.string().nullable() })),
});
export type SearchResults = z.infer<typeof SearchResults>;

/** The route of the search. */
export const searchRoutes = {
  search: defineRoute({
    ...userRead,
    rateLimit: rateLimits.search,
    path: '/api/search/',
    summary: 'Search current matches and series, and players, teams and venues, by the beginnings of words',
    query: z.strictObject({ q: Search }),
    answers: { 200: success(SearchResults) },
  }),
};

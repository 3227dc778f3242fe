import { cricketQuery } from '../../platform/api/cricket-query.ts';
import { shouldRetry } from '../../platform/api/retry.ts';

/** Fresh for 5 minutes, cached for 30, retried twice at most, never refetched on window focus. */
const matchesCaching = {
  staleTime: 5 * 60_000,
  gcTime: 30 * 60_000,
  retry: shouldRetry(2),
  refetchOnWindowFocus: false,
} as const;

/** The three lists. Each starts with the response stored in this browser. */
export const matchListQueries = {
  live: { ...cricketQuery('GET /api/v1/cricket/matches/live/', 'liveMatches'), ...matchesCaching },
  upcoming: {
    ...cricketQuery('GET /api/v1/cricket/matches/upcoming/', 'upcomingMatches'),
    ...matchesCaching,
  },
  recent: { ...cricketQuery('GET /api/v1/cricket/matches/recent/', 'recentMatches'), ...matchesCaching },
} as const;

import { cricketQuery } from '../../platform/api/cricket-query.ts';
import { tryAgain } from '../../platform/api/try-again.ts';
import { sentence } from '../../platform/language/sentence.ts';

export const matchTabs = [
  { key: 'live', label: sentence('Live') },
  { key: 'upcoming', label: sentence('Upcoming') },
  { key: 'recent', label: sentence('Recent') },
] as const;

export const matchTabKeys = matchTabs.map(({ key }) => key);

export type MatchTab = (typeof matchTabs)[number]['key'];

export const emptyTitles: Record<MatchTab, string> = {
  live: sentence('No live matches'),
  upcoming: sentence('No upcoming matches'),
  recent: sentence('No recent matches'),
};

export const emptyMessages: Record<MatchTab, string> = {
  live: sentence('No live matches at the moment. Check back later!'),
  upcoming: sentence('No upcoming matches scheduled. Check back soon!'),
  recent: sentence('No recent matches available. Check back later!'),
};

/** Fresh for 5 minutes, kept for 30, tried twice more at most, never asked for because the window gained focus. */
const matchesCaching = {
  staleTime: 5 * 60_000,
  gcTime: 30 * 60_000,
  retry: tryAgain(2),
  refetchOnWindowFocus: false,
} as const;

export const matchListQueries = {
  live: { ...cricketQuery('GET /api/v1/cricket/matches/live/', 'liveMatches'), ...matchesCaching },
  upcoming: {
    ...cricketQuery('GET /api/v1/cricket/matches/upcoming/', 'upcomingMatches'),
    ...matchesCaching,
  },
  recent: { ...cricketQuery('GET /api/v1/cricket/matches/recent/', 'recentMatches'), ...matchesCaching },
} as const;

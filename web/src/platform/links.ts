import type { PagePath } from '@gullylens/contract/page-paths';

/** The URL patterns of all pages. The server sends the app only for those in the contract. */
export const paths = {
  landing: '/',
  dashboard: '/dashboard',
  dashboardNew: '/dashboard-new',
  dashboardOld: '/dashboard-old',
  matches: '/matches',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  account: '/account',
  trackRecord: '/track-record',
  match: '/matches/:key',
  player: '/players/:key',
  team: '/teams/:key',
  venue: '/venues/:key',
  forum: '/forum',
  forumThread: '/forum/:threadId',
  analyses: '/analysis',
  analysis: '/analysis/:matchKey',
  lineupMatches: '/lineups',
  lineups: '/lineups/:matchKey',
  desk: '/desk',
} as const satisfies Record<string, PagePath>;

/** The URL of one thing, for links. Keys are safe in a URL; thread ids are encoded. */
export const pathTo = {
  forumThread: (id: string) => `/forum/${encodeURIComponent(id)}`,
  match: (key: string) => `/matches/${key}`,
  player: (key: string) => `/players/${key}`,
  team: (key: string) => `/teams/${key}`,
  venue: (key: string) => `/venues/${key}`,
  analysis: (matchKey: string) => `/analysis/${matchKey}`,
  lineups: (matchKey: string) => `/lineups/${matchKey}`,
} as const;

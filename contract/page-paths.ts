/**
 * Addresses of the pages of the browser app; `:name` stands for one segment. The server sends the app for these, and the
 * app's own table of links is checked against them.
 */
export const pagePaths = [
  '/',
  '/dashboard',
  '/dashboard-new',
  '/dashboard-old',
  '/matches',
  '/matches/:key',
  '/privacy',
  '/terms',
  '/support',
  '/account',
  '/track-record',
  '/players/:key',
  '/teams/:key',
  '/venues/:key',
  '/forum',
  '/forum/:threadId',
  '/analysis/:matchKey',
  '/lineups/:matchKey',
  '/desk',
] as const;
export type PagePath = (typeof pagePaths)[number];

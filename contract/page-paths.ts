/**
 * Paths of the browser app's pages; `:name` is one segment. The server sends the app for these paths and 404 or a
 * redirect for others; the app's links are checked against them.
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
  '/analysis',
  '/analysis/:matchKey',
  '/lineups',
  '/lineups/:matchKey',
  '/desk',
] as const;
/** The path of a page of the app. */
export type PagePath = (typeof pagePaths)[number];

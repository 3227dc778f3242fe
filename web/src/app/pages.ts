import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { paths } from '../platform/links.ts';
import { readSession } from '../platform/storage/session-storage.ts';

/** A page as a URL pattern and its file. The router renders the export `Component` of each file in `pages`. */
export interface AppPage {
  path: string;
  load: LoadFile;
}

type LoadFile = () => Promise<{ Component: ComponentType }>;

/** The landing page, which does without the query cache and its code. */
export const landingPage: AppPage = {
  path: paths.landing,
  load: () => import('./landing/landing-page.tsx'),
};

/** The layout around the pages with a query cache. */
export const loadCachedLayout = () => import('./shell/cached-layout.tsx');

/** Open to everyone, with the query cache of the visitor or user. */
export const publicPages: readonly AppPage[] = [
  { path: paths.terms, load: () => import('./pages/legal-page.tsx') },
  { path: paths.privacy, load: () => import('./pages/legal-page.tsx') },
  { path: paths.support, load: () => import('./pages/support-page.tsx') },
  { path: paths.trackRecord, load: () => import('./pages/track-record-page.tsx') },
];

/** The layout around the pages for signed-in users. */
export const loadProtectedLayout = () => import('./shell/protected-layout.tsx');

/** For signed-in users. `protected-layout.tsx` redirects others to the landing page. */
export const signedInPages: readonly AppPage[] = [
  { path: paths.dashboard, load: () => import('./pages/dashboard-page.tsx') },
  { path: paths.dashboardNew, load: () => import('./pages/dashboard-page.tsx') },
  { path: paths.dashboardOld, load: () => import('./pages/classic-dashboard-page.tsx') },
  { path: paths.matches, load: () => import('./pages/matches-page.tsx') },
  { path: paths.match, load: () => import('./pages/match-page.tsx') },
  { path: paths.forum, load: () => import('./pages/forum-page.tsx') },
  { path: paths.forumThread, load: () => import('./pages/forum-thread-page.tsx') },
  { path: paths.player, load: () => import('./pages/profile-page.tsx') },
  { path: paths.team, load: () => import('./pages/profile-page.tsx') },
  { path: paths.venue, load: () => import('./pages/profile-page.tsx') },
  { path: paths.account, load: () => import('./pages/account-page.tsx') },
  { path: paths.analyses, load: () => import('./pages/analyses-page.tsx') },
  { path: paths.analysis, load: () => import('./pages/analysis-page.tsx') },
  { path: paths.lineupMatches, load: () => import('./pages/lineup-matches-page.tsx') },
  { path: paths.lineups, load: () => import('./pages/lineups-page.tsx') },
  { path: paths.desk, load: () => import('./pages/desk-page.tsx') },
];

const loaded = new Map<LoadFile, ComponentType>();

/** Returns what a file renders; undefined until `loadPageAhead` has loaded it. */
export function loadedComponent(load: LoadFile): ComponentType | undefined {
  return loaded.get(load);
}

/** Preloads the file of the page at a path. Without a session, pages for signed-in users are skipped. */
export async function loadPageAhead(pathname: string): Promise<void> {
  // A file that fails to load is requested again, and its failure shown, when the page is opened.
  await Promise.allSettled(loadsOf(pathname).map(async (load) => loaded.set(load, (await load()).Component)));
}

function loadsOf(pathname: string): LoadFile[] {
  const isHere = ({ path }: AppPage) => matchPath(path, pathname) !== null;
  if (isHere(landingPage)) return [landingPage.load];
  const open = publicPages.find(isHere);
  if (open !== undefined) return [loadCachedLayout, open.load];
  const page = signedInPages.find(isHere);
  if (page === undefined || readSession() === null) return [];
  return [loadCachedLayout, loadProtectedLayout, page.load];
}

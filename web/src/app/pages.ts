import type { ComponentType } from 'react';
import { paths } from '../platform/links.ts';

export interface AppPage {
  path: string;
  load: () => Promise<{ Component: ComponentType }>;
}

/** The first page stands outside the query cache, whose code it does not need. */
export const landingPage: AppPage = {
  path: paths.landing,
  load: () => import('./landing/landing-page.tsx'),
};

export const loadCachedLayout = () => import('./shell/cached-layout.tsx');

export const publicPages: readonly AppPage[] = [
  { path: paths.terms, load: () => import('./pages/legal-page.tsx') },
  { path: paths.privacy, load: () => import('./pages/legal-page.tsx') },
  { path: paths.support, load: () => import('./pages/support-page.tsx') },
  { path: paths.trackRecord, load: () => import('./pages/track-record-page.tsx') },
];

export const loadProtectedLayout = () => import('./shell/protected-layout.tsx');

export const signedInPages: readonly AppPage[] = [
  { path: paths.dashboard, load: () => import('./pages/dashboard-page.tsx') },
  { path: paths.dashboardNew, load: () => import('./pages/dashboard-page.tsx') },
  { path: paths.dashboardOld, load: () => import('./pages/classic-dashboard-page.tsx') },
  { path: paths.matches, load: () => import('./pages/matches-page.tsx') },
  { path: paths.match, load: () => import('./pages/match-page.tsx') },
  { path: paths.forum, load: () => import('./pages/forum-page.tsx') },
  { path: paths.forumThread, load: () => import('./pages/forum-thread-page.tsx') },
  { path: paths.player, load: () => import('./pages/player-page.tsx') },
  { path: paths.team, load: () => import('./pages/team-page.tsx') },
  { path: paths.venue, load: () => import('./pages/venue-page.tsx') },
  { path: paths.account, load: () => import('./pages/account-page.tsx') },
  { path: paths.analysis, load: () => import('./pages/analysis-page.tsx') },
  { path: paths.lineups, load: () => import('./pages/lineups-page.tsx') },
  { path: paths.desk, load: () => import('./pages/desk-page.tsx') },
];

import { useState } from 'react';
import { matchPath, parsePath, type Path, useLocation } from 'react-router';
import { paths } from '../../platform/links.ts';

/** Pages to return to after sign-in. From the others, such as `/matches`, sign-in leads to the dashboard. */
const redirectTargets = [
  paths.match,
  paths.analyses,
  paths.analysis,
  paths.lineupMatches,
  paths.lineups,
  paths.player,
  paths.team,
  paths.venue,
  paths.forum,
  paths.forumThread,
  paths.account,
  paths.desk,
];

/** The state of the landing page's history entry after a redirect from a protected page. */
export function redirectState({ pathname, search, hash }: Path) {
  return { wanted: pathname + search + hash };
}

/** Returns the page to open after sign-in: the one that the visitor was redirected from, else the dashboard. */
export function pageAfterSignIn(state: unknown): string {
  const target = readTarget(state);
  const { pathname = '' } = parsePath(target);
  return redirectTargets.some((path) => matchPath(path, pathname)) ? target : paths.dashboard;
}

/** Returns the page to open after sign-in on this page. A jump to an anchor has no state and keeps the target. */
export function usePageAfterSignIn(): string {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const [entry, setEntry] = useState({ pathname, state });
  const isNewEntry = pathname !== entry.pathname || (state !== null && state !== entry.state);
  if (isNewEntry) setEntry({ pathname, state });
  return pageAfterSignIn(isNewEntry ? state : entry.state);
}

function readTarget(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return '';
  return typeof state.wanted === 'string' ? state.wanted : '';
}

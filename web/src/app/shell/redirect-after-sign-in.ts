import { useState } from 'react';
import { matchPath, parsePath, type Path, useLocation } from 'react-router';
import { paths } from '../../platform/links.ts';

/** Pages that users link to or return to. From the specification's own pages sign-in leads to the dashboard. */
const wantedAgain = [
  paths.match,
  paths.analysis,
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
export function rememberWantedPage({ pathname, search, hash }: Path) {
  return { wanted: pathname + search + hash };
}

/** The page to open after sign-in: the one that the visitor was redirected from, else the dashboard. */
export function pageAfterSignIn(kept: unknown): string {
  const wanted = readWanted(kept);
  const { pathname = '' } = parsePath(wanted);
  return wantedAgain.some((path) => matchPath(path, pathname)) ? wanted : paths.dashboard;
}

/** The same for the current page. A jump within it has no state of its own and keeps the target. */
export function usePageAfterSignIn(): string {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const [came, setCame] = useState({ pathname, state });
  const isAnother = pathname !== came.pathname || (state !== null && state !== came.state);
  if (isAnother) setCame({ pathname, state });
  return pageAfterSignIn(isAnother ? state : came.state);
}

function readWanted(kept: unknown): string {
  if (typeof kept !== 'object' || kept === null || !('wanted' in kept)) return '';
  return typeof kept.wanted === 'string' ? kept.wanted : '';
}

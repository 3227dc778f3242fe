import { useState } from 'react';
import { matchPath, parsePath, type Path, useLocation } from 'react-router';
import { paths } from '../../platform/links.ts';

/** Pages that people send each other or come back to. From the specification's own, signing in leads to the dashboard. */
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

/** What the landing page's entry in the history keeps for somebody who was turned away from a page. */
export function rememberWantedPage({ pathname, search, hash }: Path) {
  return { wanted: pathname + search + hash };
}

/** Where somebody goes once signed in: to the page of ours that they were turned away from, else to the dashboard. */
export function pageAfterSignIn(kept: unknown): string {
  const wanted = readWanted(kept);
  const { pathname = '' } = parsePath(wanted);
  return wantedAgain.some((path) => matchPath(path, pathname)) ? wanted : paths.dashboard;
}

/** The same for the page that is open now. A jump within it, as past the menu, has nothing of its own and changes nothing. */
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

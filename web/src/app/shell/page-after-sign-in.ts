import { matchPath, parsePath, type Path } from 'react-router';
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
export function keepWanted({ pathname, search, hash }: Path) {
  return { wanted: pathname + search + hash };
}

/** Where somebody goes once signed in: to the page of ours that they were turned away from, else to the dashboard. */
export function pageAfterSignIn(kept: unknown): string {
  const wanted = readWanted(kept);
  const { pathname = '' } = parsePath(wanted);
  return wantedAgain.some((path) => matchPath(path, pathname)) ? wanted : paths.dashboard;
}

function readWanted(kept: unknown): string {
  if (typeof kept !== 'object' || kept === null || !('wanted' in kept)) return '';
  return typeof kept.wanted === 'string' ? kept.wanted : '';
}

import { matchPath } from 'react-router';
import { readSession } from '../platform/storage/session-storage.ts';
import {
  type AppPage,
  landingPage,
  loadCachedLayout,
  loadProtectedLayout,
  publicPages,
  signedInPages,
} from './pages.ts';

/** Loads the file of the page at a path before it is shown. Without a session, pages for the signed-in are left out. */
export async function loadPageAhead(pathname: string): Promise<void> {
  // A file that does not load is requested again, and its failure shown, when the page is.
  await Promise.allSettled(loadsOf(pathname).map((load) => load()));
}

function loadsOf(pathname: string): (() => Promise<unknown>)[] {
  const isHere = ({ path }: AppPage) => matchPath(path, pathname) !== null;
  if (isHere(landingPage)) return [landingPage.load];
  const open = publicPages.find(isHere);
  if (open !== undefined) return [loadCachedLayout, open.load];
  const page = signedInPages.find(isHere);
  if (page === undefined || readSession() === null) return [];
  return [loadCachedLayout, loadProtectedLayout, page.load];
}

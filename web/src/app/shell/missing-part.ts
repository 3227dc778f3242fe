import { isMissingFile } from '../../ui/is-missing-file.ts';

const KEY = 'gullylens.loaded-anew';

/** It broke; its file did not come; there is no network to bring it; it did not come a second time either. */
export type Failure = 'broken' | 'missing' | 'out-of-reach' | 'not-loaded';

/** Why a page is not drawn. */
export function failureOf(error: unknown): Failure {
  if (!isMissingFile(error)) return 'broken';
  return navigator.onLine ? 'missing' : 'out-of-reach';
}

/** Loads the page anew, where a new release may have other files; once for a page of a build, and says whether it does. */
export function loadAnewOnce(): boolean {
  const page = `${import.meta.url} ${window.location.pathname}`;
  try {
    if (window.sessionStorage.getItem(KEY) === page) return false;
    window.sessionStorage.setItem(KEY, page);
  } catch {
    // What cannot be remembered might be done for ever.
    return false;
  }
  window.location.reload();
  return true;
}

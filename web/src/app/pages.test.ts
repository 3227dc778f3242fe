import { expect, it, vi } from 'vitest';
import { storeSession } from '../testing/test-people.ts';
import { type AppPage, landingPage, loadPageAhead, publicPages, signedInPages } from './pages.ts';

/** Counts how often the file of each page is loaded for a URL. */
async function loadsFor(pathname: string): Promise<string[]> {
  const pages: readonly AppPage[] = [landingPage, ...publicPages, ...signedInPages];
  const spies = pages.map(({ path }, at) => {
    const load = vi.spyOn(pages[at] as AppPage, 'load').mockResolvedValue({ Component: () => null });
    return { path, load };
  });
  await loadPageAhead(pathname);
  const loaded = spies.filter(({ load }) => load.mock.calls.length > 0).map(({ path }) => path);
  vi.restoreAllMocks();
  return loaded;
}

it('the file of a page is preloaded, one for signed-in users only with a session', async () => {
  expect(await loadsFor('/')).toEqual(['/']);
  expect(await loadsFor('/terms')).toEqual(['/terms']);
  expect(await loadsFor('/matches/abc')).toEqual([]);
  expect(await loadsFor('/nowhere')).toEqual([]);
  storeSession();
  expect(await loadsFor('/matches/abc')).toEqual(['/matches/:key']);
  expect(await loadsFor('/nowhere')).toEqual([]);
});

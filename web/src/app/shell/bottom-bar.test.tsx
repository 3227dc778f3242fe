import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { BottomBar } from './bottom-bar.tsx';

function linksAt(path: string) {
  renderScreen(
    <SignedIn path={path}>
      <BottomBar />
    </SignedIn>,
  );
  return screen.getAllByRole('link');
}

it('the bottom bar leads to five pages', () => {
  expect(linksAt('/terms').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/dashboard'],
    ['Matches', '/matches'],
    ['Analysis', '/analysis'],
    ['Line-ups', '/lineups'],
    ['Me', '/account'],
  ]);
});

it.each([
  ['/dashboard', ['Home']],
  ['/matches/abc', ['Matches']],
  ['/analysis', ['Analysis']],
  ['/lineups/abc', ['Line-ups']],
  ['/support', []],
])('the bottom bar at %s marks %o as current', (path, current) => {
  const marked = linksAt(path).filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual(current);
});

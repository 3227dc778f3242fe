import { expect, it } from 'vitest';
import { readRecentSearches, storeRecentSearch } from './recent-searches.ts';
import { RECENT_SEARCHES_KEY } from './session-storage.ts';

const search = (key: string) => ({ to: `/teams/${key}`, name: key.toUpperCase() });

it('stores the five latest, each once, the latest first', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) storeRecentSearch(search(key));
  expect(readRecentSearches()).toEqual(['c', 'f', 'e', 'd', 'b'].map(search));
});

it('ignores what is no search, and addresses outside the app', () => {
  const stored = [
    search('a'),
    null,
    'b',
    { to: '//evil.example', name: 'x' },
    { to: 'javascript:x', name: 'x' },
    { to: '/teams/a' },
  ];
  localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(stored));
  expect(readRecentSearches()).toEqual([search('a')]);
  localStorage.setItem(RECENT_SEARCHES_KEY, '{}');
  expect(readRecentSearches()).toEqual([]);
});

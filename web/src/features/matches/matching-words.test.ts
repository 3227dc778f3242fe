import { expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { matchesSearch } from './matching-words.ts';

const match = testMatch({ id: 'one' });

it.each(['', '  ', 'malabar', 'MONS', 'dec mal', 'monsoons vs'])('a match is found by %j', (words) => {
  expect(matchesSearch(match, words)).toBe(true);
});

it.each(['kings', 'malabar kings', 'soons'])('a match is not found by %j', (words) => {
  expect(matchesSearch(match, words)).toBe(false);
});

it('a match is found by its series', () => {
  const tournament = { key: 'cup', name: 'Coastal League', short_name: 'CL' };
  expect(matchesSearch({ ...match, tournament }, 'coast')).toBe(true);
  expect(matchesSearch({ ...match, tournament: null, name: 'Final' }, 'coast')).toBe(false);
});

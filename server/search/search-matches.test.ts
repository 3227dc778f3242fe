import { expect, it } from 'vitest';
import { makeMatchSummary } from '../matches/testing/make-match-summary.ts';
import { searchMatches, wordsOf } from './search-matches.ts';

const at = (day: string) => ({
  dateTimeGMT: `2026-11-${day}T14:00:00.000Z`,
  start_at: Date.parse(`2026-11-${day}T14:00:00.000Z`) / 1000,
});
const cup = { series: 'Coastal Cup', tournament: { key: 'cup', name: 'Coastal Cup' } };
const MATCHES = [
  makeMatchSummary({ key: 'older', phase: 'completed', ...at('01'), ...cup }),
  makeMatchSummary({ key: 'recent', phase: 'completed', ...at('02'), ...cup }),
  makeMatchSummary({ key: 'later', phase: 'upcoming', ...at('09'), ...cup }),
  makeMatchSummary({ key: 'next', phase: 'upcoming', ...at('08'), ...cup }),
  makeMatchSummary({ key: 'live', phase: 'live', ...at('05'), ...cup }),
  makeMatchSummary({ key: 'other', teams: ['Deccan Drifters', 'Royal Challengers Bengaluru'], ...at('07') }),
];
const keys = (text: string) => searchMatches(MATCHES, wordsOf(text)).matches.map(({ key }) => key);

it('lists the live match, then the next ones, then the latest', () => {
  expect(keys('coastal')).toEqual(['live', 'next', 'later', 'recent', 'older']);
});

it.each([
  ['dec', ['other']],
  ['drifters royal', ['other']],
  ['DRIFTERS, ben', ['other']],
  ['drifters coastal', []],
  ['ccan', []],
  ['', []],
])('finds the matches of which every word of “%s” begins a word', (text, expected) => {
  expect(keys(text)).toEqual(expected);
});

it('lists at most five matches, and each series once with its most interesting phase', () => {
  expect(keys('unknown ground')).toHaveLength(5);
  expect(searchMatches(MATCHES, ['cup']).series).toEqual([
    { key: 'cup', name: 'Coastal Cup', phase: 'live' },
  ]);
  const played = MATCHES.filter(({ phase }) => phase === 'completed');
  expect(searchMatches(played, ['cup']).series).toEqual([
    { key: 'cup', name: 'Coastal Cup', phase: 'completed' },
  ]);
});

it('splits words at everything but letters, marks and digits', () => {
  expect(wordsOf("M.S. O'Neill-Smith (11) भारत & '")).toEqual([
    'm',
    's',
    'o',
    'neill',
    'smith',
    '11',
    'भारत',
  ]);
});

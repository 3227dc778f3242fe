import type { AllMatchesQuery } from '@gullylens/contract/http/matches/match-lists';
import { expect, it } from 'vitest';
import type { FeedMatch } from '../model/feed-match.ts';
import { presentMatch } from '../model/present-match.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { queryKey, orderMatches, presentPage } from './present-lists.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const context = { seriesName: (id: string) => `Series ${id}`, venueKey: () => null };
const summary = (key: string, changes: Partial<FeedMatch> = {}) =>
  presentMatch(
    {
      match: makeFeedMatch({ key, startsAt: '2026-03-10T14:00:00.000Z', name: `Match ${key}`, ...changes }),
      version: 1,
      change: 1,
      changedAt: NOW,
    },
    context,
  );
const matches = [
  summary('a', { phase: 'live', format: 'odi', seriesId: 's1' }),
  summary('b', { phase: 'completed', ground: { name: 'Eden Gardens', city: null } }),
  summary('c', { shortName: 'KEN vs ESX' }),
  summary('d', { startsAt: '2026-03-10T13:00:00.000Z', seriesId: 's2' }),
];
const ordered = orderMatches(matches, NOW, { as_of: NOW.toISOString(), delayed_after: 120 });
const page = (query: Partial<AllMatchesQuery>) =>
  presentPage(ordered, 'all', { offset: 0, limit: 100, ...query });

it.each<[Partial<AllMatchesQuery>, string]>([
  [{}, 'a d c b'],
  [{ format: 'odi' }, 'a'],
  [{ series: 's2' }, 'd'],
  [{ phase: 'completed' }, 'b'],
  [{ phase: 'upcoming', format: 't20' }, 'd c'],
  [{ search: 'match c' }, 'c'],
  [{ search: 'EDEN' }, 'b'],
  [{ search: 'ken vs' }, 'c'],
  [{ search: 'series s1' }, 'a'],
  [{ search: 'one' }, 'a d c b'],
  [{ search: 'nowhere' }, ''],
])('the list of all matches narrowed by %j is: %s', (query, keys) => {
  expect(page(query).data.map(({ key }) => key)).toEqual(keys.split(' ').filter(Boolean));
});

it('a page states its offset and the total', () => {
  const { data, page: place } = page({ offset: 1, limit: 2 });
  expect([data.map(({ key }) => key), place]).toEqual([['d', 'c'], { offset: 1, limit: 2, total: 4 }]);
});

const key = (name: 'all' | 'live', search: string) => queryKey(name, { offset: 0, limit: 1, search });

it('a query has one key, however its search text is written', () => {
  expect(key('all', 'Kent')).toBe(key('all', 'kENT'));
  expect(key('all', 'Kent')).not.toBe(key('live', 'Kent'));
});

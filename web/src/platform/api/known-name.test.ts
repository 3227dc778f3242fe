import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeRecentSearch } from '../storage/recent-searches.ts';
import { knownName } from './known-name.ts';

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});
afterEach(() => localStorage.clear());

it('finds a player, a match, an analysis and a thread in cached responses', () => {
  client.setQueryData(['squads'], { data: [{ players: [{ key: 'p1', name: 'S Roy' }] }] });
  client.setQueryData(['matches'], { data: [{ key: 'm1', name: 'Foxes vs Tides, 3rd Match' }] });
  client.setQueryData(['analyses'], { data: [{ id: 'a', matchKey: 'm2', matchTitle: 'Owls vs Tides' }] });
  client.setQueryData(['threads'], { pages: [{ data: [{ id: 't1', title: 'Who opens?' }] }] });
  expect(knownName(client, '/players/p1')).toBe('S Roy');
  expect(knownName(client, '/matches/m1')).toBe('Foxes vs Tides');
  expect(knownName(client, '/lineups/m2')).toBe('Owls vs Tides');
  expect(knownName(client, '/forum/t1')).toBe('Who opens?');
});

it('finds a page among the recent searches', () => {
  storeRecentSearch({ to: '/venues/v1', name: 'Santra Gardens' });
  expect(knownName(client, '/venues/v1')).toBe('Santra Gardens');
});

it('knows no name that no response contains', () => {
  client.setQueryData(['matches'], { data: [{ key: 'm1', name: 'Foxes vs Tides' }, null] });
  expect(knownName(client, '/matches/m3')).toBeUndefined();
});

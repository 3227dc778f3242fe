import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { importTestMatches } from '../testing/import-test-matches.ts';
import { searchNames } from './search-names.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await importTestMatches(database, [
    { date: '2023-04-01', teams: ['Perth Divers', 'Home'], ground: 'Eden Gardens' },
    { date: '2023-04-02', teams: ['Perth Otters', 'Home'], ground: 'Eden Gardens' },
  ]);
});
afterAll(() => database.drop());

it('finds names that have all words or words that begin with them, the latest first', async () => {
  const found = await searchNames(database.db, ['per']);
  expect(found.teams.map(({ name }) => name)).toEqual(['Perth Otters', 'Perth Divers']);
  expect(found.venues).toEqual([]);
  expect((await searchNames(database.db, ['div', 'perth'])).teams).toHaveLength(1);
  expect((await searchNames(database.db, ['gard'])).venues).toMatchObject([{ name: 'Eden Gardens' }]);
});

it('finds nothing without a word', async () => {
  expect(await searchNames(database.db, [])).toEqual({ players: [], teams: [], venues: [] });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { COUNTRIES, readCountries } from '../documents/match-documents.ts';
import { createSeriesCache, SERIES } from './series-cache.ts';
import { readDocumentTimes, storeDocument } from './vendor-documents.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const [first, second] = [new Date('2026-03-10T15:00:00Z'), new Date('2026-03-10T16:00:00Z')];
const store = (name: string, body: unknown, fetchedAt: Date) =>
  storeDocument(database.db, { name, body, fetchedAt });

it('the list of series is loaded only when it has changed', async () => {
  const series = createSeriesCache(database.db);
  expect(await series.catchUp()).toBe(false);
  expect([series.all(), series.fetchedAt(), series.nameOf('ipl')]).toEqual([[], null, null]);
  await store(SERIES, [{ id: 'ipl', name: 'IPL 2026' }], first);
  expect([await series.catchUp(), await series.catchUp()]).toEqual([true, false]);
  expect(series.all()).toMatchObject([{ id: 'ipl' }]);
  expect([series.fetchedAt(), series.nameOf('ipl'), series.nameOf('bbl')]).toEqual([first, 'IPL 2026', null]);
  await store(SERIES, [{ id: 'bbl', name: 'BBL' }], second);
  expect(await series.catchUp()).toBe(true);
  expect([series.nameOf('ipl'), series.nameOf('bbl')]).toEqual([null, 'BBL']);
});

it('countries are ordered by name and have their codes', async () => {
  expect(await readCountries(database.db)).toEqual({ countries: [], asOf: null });
  const [india, australia] = [
    { id: 'in', name: 'India', genericFlag: null },
    { id: 'au', name: 'Australia', genericFlag: null },
  ];
  await store(COUNTRIES, [india, australia], first);
  expect(await readCountries(database.db)).toEqual({
    countries: [
      { ...australia, code: 'AU' },
      { ...india, code: 'IN' },
    ],
    asOf: first.toISOString(),
  });
  expect((await readDocumentTimes(database.db)).get(COUNTRIES)).toEqual(first);
});

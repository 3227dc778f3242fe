import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { matchFeed } from './tables.ts';
import { readStoredMatch } from './match-cache.ts';
import { type MatchUpdate, storeMatches } from './store-matches.ts';

const lease = { fencing: 1, fence: async () => {} };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate matches, match_feed cascade; insert into match_feed default values');
});
afterAll(() => database.drop());

const received = (status: string): MatchUpdate => ({
  key: 'one',
  apply: () => makeFeedMatch({ key: 'one', startsAt: '2026-03-10T14:00:00.000Z', status }),
});

const store = (time: string, ...updates: MatchUpdate[]): Promise<number> =>
  storeMatches(database.db, { updates, observedAt: new Date(`2026-03-10T${time}Z`) }, lease);

async function stored() {
  const known = await readStoredMatch(database.db, 'one');
  const [feed] = await database.db.select().from(matchFeed);
  return { status: known?.match.status, version: known?.version, change: feed?.change, asOf: feed?.asOf };
}

it('a response that arrives after a newer one changes neither the match nor the age', async () => {
  expect(await store('15:00:10', received('newer'))).toBe(1);
  expect(await store('15:00:05', received('older'))).toBe(0);
  const asOf = new Date('2026-03-10T15:00:10Z');
  expect(await stored()).toEqual({ status: 'newer', version: 1, change: 1, asOf });
});

it('of two responses of the same time the later to arrive counts', async () => {
  await store('15:00:10', received('first'));
  await store('15:00:10', received('second'));
  expect(await stored()).toMatchObject({ status: 'second', version: 2, change: 2 });
});

it('a match on two pages of a list is stored once, as on the later page', async () => {
  expect(await store('15:00:10', received('first page'), received('second page'))).toBe(1);
  expect(await stored()).toMatchObject({ status: 'second page', version: 1, change: 1 });
});

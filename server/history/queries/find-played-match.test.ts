import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { emptyFeedSource } from '../testing/empty-feed-source.ts';
import { importTestMatches } from '../testing/import-test-matches.ts';
import { findPlayedMatchFor, findRecord, readPlayedRecord } from './find-played-match.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Home makes 30 and Away 12 in m0.
  await importTestMatches(database, [
    {
      date: '2023-04-04',
      balls: [
        [6, 6, 6, 6, 6],
        [6, 6],
      ],
    },
  ]);
});
afterAll(() => database.drop());

const total = (team: string, r: number) => ({ inning: `${team} Inning 1`, team, r, w: 0, o: '1.0' });

/** The id in history of a feed match of Away against Home on the day of m0, with these changes. */
async function found(changes: Partial<MatchSummary>): Promise<string | null> {
  const match = makeMatchSummary({
    key: 'feed',
    teams: ['Away', 'Home'],
    date: '2023-04-04',
    phase: 'completed',
    ...changes,
  });
  const feed = { ...emptyFeedSource, match: async (key: string) => (key === 'feed' ? match : null) };
  return (await findPlayedMatchFor(database.db, 'feed', feed))?.id ?? null;
}

describe('a match of the feed is found in history', () => {
  it.each<[string, Partial<MatchSummary>, string | null]>([
    ['by its day without a total', { score: [] }, 'm0'],
    ['not by another day without a total', { score: [], date: '2023-04-05' }, null],
    ['by the total of the second team', { score: [total('Home', 30)] }, 'm0'],
    ['by the total of the first team', { score: [total('Away', 12)] }, 'm0'],
    ['not by the total of the other team', { score: [total('Away', 30)] }, null],
    ['by a total that differs by two runs', { score: [total('Home', 32)] }, 'm0'],
    ['not by a total that differs by three runs', { score: [total('Home', 27)] }, null],
    ['by its total on the next day', { score: [total('Home', 30)], date: '2023-04-05' }, 'm0'],
    ['by its total on the day before', { score: [total('Home', 30)], date: '2023-04-03' }, 'm0'],
    ['not two days later', { score: [total('Home', 30)], date: '2023-04-06' }, null],
    ['not while it is live', { score: [total('Home', 30)], phase: 'live' }, null],
    ['not with an unknown team', { teams: ['Away', 'Others'], score: [] }, null],
  ])('%s', async (_, changes, id) => {
    expect(await found(changes)).toBe(id);
  });
});

it('a match of history is found by its own id, and read with its balls', async () => {
  const identity = await findPlayedMatchFor(database.db, 'm0', emptyFeedSource);
  expect(identity?.id).toBe('m0');
  const played = await readPlayedRecord(database.db, 'm0');
  expect(played?.match).toMatchObject({ id: 'm0', teamA: 'home' });
  expect(played?.record.innings.map(({ deliveries }) => deliveries.length)).toEqual([5, 2]);
  expect(await readPlayedRecord(database.db, 'm9')).toBeNull();
  expect((await findRecord(database.db, 'm0', emptyFeedSource))?.id).toBe('m0');
  expect(await findRecord(database.db, 'm9', emptyFeedSource)).toBeNull();
});

it('a match without its balls is not read', async () => {
  await database.pool.query('delete from history_sources');
  expect(await readPlayedRecord(database.db, 'm0')).toBeNull();
});

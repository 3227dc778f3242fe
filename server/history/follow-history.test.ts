import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { createHistory } from './public.ts';
import { emptyFeedSource } from './testing/empty-feed-source.ts';
import { importTestMatches } from './testing/import-test-matches.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a process that follows the history knows the teams that another one has imported', async () => {
  const history = createHistory({ database, log: createLog('silent'), feed: emptyFeedSource });
  await history.loadNames();
  await importTestMatches(database, [{ date: '2023-04-01' }]);
  expect([history.teamKey('Home'), history.isImporting()]).toEqual([null, false]);
  await history.startFollowing()();
  expect(history.teamKey('Home')).toBe('home');
});

it('a match has a scorecard once history has it', async () => {
  const history = createHistory({ database, log: createLog('silent'), feed: emptyFeedSource });
  expect(await history.playedScorecard('m0')).toMatchObject({ matchKey: 'm0', source: 'history' });
  expect(await history.playedScorecard('m9')).toBeNull();
});

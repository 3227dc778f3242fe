import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { createManualClock } from '../platform/testing/manual-clock.ts';
import type { Insights } from './public.ts';
import { readNewestRatings } from './ratings/rating-snapshots.ts';
import { createTestInsights } from './testing/create-test-insights.ts';
import { fakeLiveMatches } from './testing/fake-live-matches.ts';

let database: TestDatabase;
let insights: Insights;

beforeAll(async () => {
  database = await createTestDatabase();
  insights = createTestInsights({ database, clock: createManualClock(), matches: fakeLiveMatches(() => []) });
});
afterAll(async () => {
  await insights.close();
  await database.drop();
});

it('history is learnt by one process at a time', async () => {
  const other = await database.pool.connect();
  await other.query('select pg_advisory_lock(4713003)');
  await insights.learn();
  expect(await readNewestRatings(database.db)).toBeNull();
  other.release(true);
  await expect.poll(() => insights.learn().then(() => readNewestRatings(database.db))).not.toBeNull();
});

it.each([
  ['payer', 'analysis_not_found'],
  ['reader', 'premium_required'],
])('without an analysis and a free sample, %s is answered %s', async (userId, code) => {
  const visitor = { userId, sessionId: 's', role: 'user', tokenExpiresAt: new Date(8.64e15) };
  const call = { params: { matchKey: 'm' }, query: undefined, body: undefined, visitor };
  const request = { id: '', address: '', headers: {}, rawBody: Buffer.alloc(0) };
  await expect(insights.handlers.readAnalysis({ ...call, request })).rejects.toMatchObject({ code });
});

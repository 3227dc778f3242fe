import { afterAll, beforeAll, expect, it } from 'vitest';
import { importTestMatches } from '../history/testing/import-test-matches.ts';
import { makeMatchSummary } from '../matches/testing/make-match-summary.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { createManualClock } from '../platform/testing/manual-clock.ts';
import type { Insights } from './public.ts';
import { createTestInsights } from './testing/create-test-insights.ts';
import { fakeLiveMatches } from './testing/fake-live-matches.ts';

let database: TestDatabase;
let insights: Insights;
const clock = createManualClock();

beforeAll(async () => {
  database = await createTestDatabase();
  const coming = ['a', 'b', 'c', 'd', 'e'].map((key) => makeMatchSummary({ key }));
  insights = createTestInsights({
    database,
    clock,
    matches: fakeLiveMatches(() => coming),
  });
});
afterAll(async () => {
  await insights.close();
  await database.drop();
});

/** Numbers of analyses drafted by three runs, each of which projects up to four matches. */
async function runThrice(): Promise<number[]> {
  const counts: number[] = [];
  for (let run = 0; run < 3; run += 1) counts.push(await insights.runAnalysisJobs());
  return counts;
}

it('drafts each analysis again once for a new match, after its projection', async () => {
  const played = [{ date: '2023-04-01' }, { date: '2023-04-02' }, { date: '2023-04-03' }];
  await importTestMatches(database, played.slice(0, 2));
  await insights.learn();
  expect(await runThrice()).toEqual([5, 1, 0]);
  await importTestMatches(database, played);
  expect(await runThrice()).toEqual([0, 0, 0]);
  clock.advance(5_000);
  await insights.learn();
  expect(await runThrice()).toEqual([4, 1, 0]);
});

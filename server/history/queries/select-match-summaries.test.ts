import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { importTestMatches } from '../testing/import-test-matches.ts';
import { selectMatchSummaries } from './select-match-summaries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await importTestMatches(database, [{}]);
});
afterAll(() => database.drop());

it.each([
  ['Home won by 1 run', { win_by_runs: 1 }],
  ['Home won by 24 runs', { win_by_runs: 24 }],
  ['Home won by 1 wicket', { win_by_wickets: 1 }],
  ['Home won by 5 wickets (D/L)', { win_by_wickets: 5, method: 'D/L' }],
  ['Home won by an innings and 12 runs', { win_by_innings: 1, win_by_runs: 12 }],
  ['Home won', {}],
  ['Home won (Awarded)', { method: 'Awarded' }],
  ['Match tied', { result: 'tie', winner: null }],
  ['Match tied (Away won the super over)', { result: 'tie', winner: 'away' }],
  ['Match drawn', { result: 'draw', winner: null }],
  ['No result', { result: 'no result', winner: null }],
])('formats the result as a scorecard does: %s', async (result, outcome) => {
  const unknown = { win_by_runs: null, win_by_wickets: null, win_by_innings: null, method: null };
  const row = { result: 'win', winner: 'home', ...unknown, ...outcome };
  const columns = Object.keys(row);
  await database.pool.query(
    `update history_matches set ${columns.map((column, i) => `${column} = $${i + 1}`).join(', ')}`,
    Object.values(row),
  );
  const [match] = await selectMatchSummaries(database.db, sql`true`, 1);
  expect(match).toMatchObject({ id: 'm0', result });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { MIGRATIONS } from '../prepare-database.ts';
import { moveDatabase } from './move-database.ts';

let source: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase('empty')]);
  await source.pool.query(`
    insert into matches (key, version, change, phase, record, observed_at, changed_at)
      values ('m1', 1, 7, 'live', '{"seriesId": "s1"}', now(), now());
    update match_feed set change = 7;
    insert into analyses (match_key, match_title, tournament, match_at, body, draft, content_hash, drafted_from,
      drafted_at, drafted_late, state, published_at, locked_at)
      values ('m1', 'A v B', 'Cup', now(), E'tab\\t, line\\n and \\\\', 'd', 'h', 'f', now(), false, 'published', now(), now());
    insert into analysis_corrections (match_key, text, corrected_at) values ('m1', 'one', now()), ('m1', 'two', now());
    insert into analysis_grades (match_key, history_match_id, history_hash, graded_at, players)
      values ('m1', 'h1', 'x', now(), 22);
    insert into rating_snapshots (model, matches, digest, revision, state, backtest, learnt_at)
      values ('1', 0, '', 0, '\\x00ff5c', '{}', now());
  `);
});
afterAll(() => Promise.all([source.drop(), target.drop()]));

const move = () => moveDatabase({ from: source.url, to: target.url, migrations: MIGRATIONS });

async function read(database: TestDatabase, sql: string): Promise<unknown[]> {
  return (await database.pool.query(sql)).rows;
}

it('copies every row and goes on counting where the old database was', async () => {
  const counts = await move();
  expect(counts).toMatchObject({ matches: 1, match_feed: 1, analysis_corrections: 2, rating_snapshots: 1 });
  for (const table of Object.keys(counts)) {
    const rows = `select to_jsonb(t) as row from ${table} t order by 1`;
    expect([table, await read(target, rows)]).toEqual([table, await read(source, rows)]);
  }
  const added = `insert into analysis_corrections (match_key, text, corrected_at)
    values ('m1', 'three', now()) returning id::int`;
  expect(await read(target, added)).toEqual([{ id: 3 }]);
});

it('leaves the triggers of the copy enabled', async () => {
  await expect(target.pool.query('delete from analysis_corrections')).rejects.toThrow(
    /stays as it was written/,
  );
});

it('refuses a target that is not empty', async () => {
  await expect(move()).rejects.toThrow(/ is not empty: move into an empty one\. After a failed move, drop/);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { whileRowsLocked } from '../../platform/testing/lock-rows.ts';
import type { MadeMatch } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { importTestMatches } from '../../history/testing/import-test-matches.ts';
import { learnHistory } from './learn-history.ts';
import { unpackState } from './learning-state.ts';
import { listSnapshots, readSnapshotState } from './rating-snapshots.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate rating_snapshots');
  await database.pool.query(
    'truncate history_matches, history_teams, history_grounds, history_players cascade',
  );
});
afterAll(() => database.drop());

function learn(): Promise<number> {
  return learnHistory(database.db, new Date('2026-11-21T06:00:00Z'));
}

async function learnt(number: number) {
  const state = await readSnapshotState(database.db, number);
  if (!state) throw new Error('no such snapshot');
  return unpackState(state);
}

/** The ratings from one pass over all matches. */
async function learntAtOnce() {
  await database.pool.query('truncate rating_snapshots');
  return learnt(await learn());
}

async function latestScores() {
  return (await listSnapshots(database.db))[0]?.backtest;
}

const match = (day: number, more: MadeMatch = {}): MadeMatch => ({
  date: `2023-04-${String(day).padStart(2, '0')}`,
  balls: [[day % 7, 4, 6], [1]],
  ...more,
});

describe('the ratings', () => {
  it('continue from the previous snapshot, with the same result as one pass over all matches', async () => {
    await importTestMatches(database, [match(1), match(2)]);
    const first = await learn();
    await importTestMatches(database, [match(1), match(2), match(3), match(4)]);
    const second = await learn();
    expect(second).toBeGreaterThan(first);
    const together = await learnt(second);
    expect(together.ratings).toMatchObject({ matches: 4, lastDate: '2023-04-04' });
    expect(together).toEqual(await learntAtOnce());
  });

  it('stay unchanged while history does', async () => {
    await importTestMatches(database, [match(1)]);
    expect(await learn()).toBe(await learn());
  });

  it.each<[string, MadeMatch[]]>([
    ['an older match arrives late', [match(2), match(4), match(1)]],
    ['a match is corrected', [match(2, { balls: [[1, 1, 1], [6]] }), match(4)]],
  ])('are those of the right order when %s', async (_, matches) => {
    await importTestMatches(database, [match(2)]);
    await learn();
    await importTestMatches(database, [match(2), match(4)]);
    const before = await learn();
    await importTestMatches(database, matches);
    const after = await learn();
    expect(after).not.toBe(before);
    expect(await learnt(after)).toEqual(await learntAtOnce());
  });

  it('are those of the right order when an older match changes while they are learnt', async () => {
    await importTestMatches(database, [match(1), match(2)]);
    await learn();
    await importTestMatches(database, [match(1), match(2), match(3)]);
    const remove = `delete from history_matches where played_on = '2023-04-01'`;
    await whileRowsLocked(database, { by: [remove, 'lock table history_sources'] }, learn);
    expect(await learnt(await learn())).toEqual(await learntAtOnce());
  });

  it('are learnt from the start of the day when matches of a day arrive in another order', async () => {
    await importTestMatches(database, [match(1)]);
    const dayBefore = await learn();
    for (let arrived = 1; arrived <= 6; arrived += 1) {
      const late = Array.from({ length: arrived }, (_, i) => match(2, { balls: [[i], [arrived]] }));
      await importTestMatches(database, [match(1), ...late]);
      await learn();
    }
    expect((await listSnapshots(database.db)).at(-1)?.number).toBe(dayBefore);
  });

  it('do not depend on later matches', async () => {
    await importTestMatches(database, [match(1), match(2)]);
    const before = await learnt(await learn());
    await importTestMatches(database, [match(1), match(2), match(3)]);
    await learn();
    await database.pool.query(`delete from history_matches where played_on > '2023-04-02'`);
    expect(await learntAtOnce()).toEqual(before);
  });

  it('are scored from the fifty-first match of a format on', async () => {
    const days = Array.from({ length: 51 }, (_, i) => new Date(Date.UTC(2022, 0, 1 + i)));
    const matches = days.map((day) => match(1, { date: day.toISOString().slice(0, 10) }));
    await importTestMatches(database, matches.slice(0, 50));
    await learn();
    expect(await latestScores()).toMatchObject({ matches: 0, from: null });
    await importTestMatches(database, matches);
    await learn();
    expect(await latestScores()).toMatchObject({ matches: 1, from: '2022-02-20' });
  });

  it('exist even without history', async () => {
    expect((await learnt(await learn())).ratings).toMatchObject({ matches: 0, lastDate: null });
  });
});

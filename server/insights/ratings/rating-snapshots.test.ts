import { createRunningScores } from '@gullylens/engine/backtest/running-scores';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { emptyLearningState, packState, unpackState } from './learning-state.ts';
import {
  confirmSnapshot,
  listSnapshots,
  readNewestRatings,
  readSnapshotState,
  storeSnapshot,
} from './rating-snapshots.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('truncate rating_snapshots'));
afterAll(() => database.drop());

const store = (revision: number, untilDay = '2023-04-01') =>
  storeSnapshot(database.db, {
    revision,
    untilDay,
    untilId: 'm',
    matches: 1,
    digest: '',
    state: packState(emptyLearningState()),
    backtest: createRunningScores(),
    learntAt: new Date('2026-11-21T06:00:00Z'),
  });

it('the latest five snapshots of a day are retained', async () => {
  const numbers: number[] = [];
  for (let revision = 1; revision <= 6; revision += 1) numbers.push(await store(revision));
  const [first = 0, second = 0] = numbers;
  expect((await listSnapshots(database.db)).map(({ number }) => number)).toEqual(
    numbers.slice(1).toReversed(),
  );
  expect((await readNewestRatings(database.db))?.revision).toBe(6);
  expect(await readSnapshotState(database.db, first)).toBeNull();
  const state = await readSnapshotState(database.db, second);
  expect(state && unpackState(state)).toMatchObject({ ratings: { matches: 0 } });
});

it('the latest snapshot of each of five days is retained', async () => {
  const days = ['01', '02', '03', '04', '05', '06'].map((day) => `2023-04-${day}`);
  for (const day of days) for (let revision = 1; revision <= 5; revision += 1) await store(revision, day);
  const [newest = 0, , , , , ...older] = (await listSnapshots(database.db)).map(({ number }) => number);
  expect(older).toEqual([5, 10, 15, 20].map((before) => newest - before));
});

it('a snapshot of another model version is ignored', async () => {
  await store(1);
  await database.pool.query(`update rating_snapshots set model = 'earlier'`);
  expect(await readNewestRatings(database.db)).toBeNull();
});

it('a snapshot is confirmed for later revisions of the history only', async () => {
  const number = await store(3);
  await confirmSnapshot(database.db, number, 2);
  expect((await readNewestRatings(database.db))?.revision).toBe(3);
  await confirmSnapshot(database.db, number, 4);
  expect((await readNewestRatings(database.db))?.revision).toBe(4);
});

import { createRunningScores } from '@gullylens/engine/backtest/running-scores';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { storeSnapshot } from '../ratings/rating-snapshots.ts';
import { readBacktest } from './forecast-record.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const store = (backtest: object) =>
  storeSnapshot(database.db, {
    revision: 1,
    untilDay: '2023-04-01',
    untilId: 'm0',
    matches: 10,
    digest: 'digest',
    state: Buffer.from('state'),
    backtest,
    learntAt: new Date('2026-11-21T06:00:00Z'),
  });

it('the scores of the pass over history are means of its sums', async () => {
  expect(await readBacktest(database.db)).toBeNull();
  const none = { ...createRunningScores(), matches: 0, from: null, to: null };
  await store(none);
  expect(await readBacktest(database.db)).toBeNull();
  const bins = [
    { count: 4, chance: 2.4, happened: 3 },
    { count: 0, chance: 0, happened: 0 },
  ];
  await store({
    ...none,
    matches: 4,
    from: '2023-03-01',
    to: '2023-04-01',
    result: { ...none.result, count: 4, brier: 1, logLoss: 2, plainBrier: 1.2, bins },
    totalBefore: { ...none.totalBefore, count: 2, error: 30, within: 1, plainError: 50 },
    points: { ...none.points, count: 4, error: 60, within: 3, plainError: 80 },
  });
  expect(await readBacktest(database.db)).toMatchObject({
    matches: 4,
    from: '2023-03-01',
    to: '2023-04-01',
    win: {
      of: 4,
      brier: 0.25,
      logLoss: 0.5,
      baseline: { name: 'Elo ratings', brier: 0.3 },
      calibration: [{ said: 60, came: 75, of: 4 }],
    },
    inPlay: null,
    total: { of: 2, miss: 15, within: 50, baseline: null },
    totalHalfway: null,
    points: { of: 4, miss: 15, within: 75, baseline: { name: 'recent form', miss: 20 } },
  });
});

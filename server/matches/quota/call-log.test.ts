import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { quietLog } from '../testing/matches-server.ts';
import { createDailyLimit } from './quota.ts';
import { readDailyQuota } from './call-ledger.ts';
import { readCallLog } from './call-log.ts';
import { createMeteredCall } from './metered-call.ts';

const DAY_MS = 24 * 3_600_000;
const usage = { hitsToday: null, hitsUsed: 1, hitsLimit: 2_000 };
const callRequest = {
  endpoint: 'cricScore',
  priority: 'high',
  cost: 1,
  isEssential: false,
  hasCopy: true,
} as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("lists the calls with their cost, newest first, and keeps the vendor's reported limit", async () => {
  const clock = createManualClock(new Date('2026-03-01T14:00:00Z'));
  const { db } = database;
  const meteredCall = createMeteredCall({ db, clock, log: quietLog, limit: createDailyLimit(null) });
  await meteredCall(callRequest, async () => ({ usage }));
  clock.advance(DAY_MS);
  await meteredCall(callRequest, async () => ({ usage }));
  const days = async () => (await readCallLog(db)).map(({ timestamp }) => timestamp.slice(0, 10));
  expect((await readCallLog(db))[0]).toEqual({
    endpoint: 'cricScore',
    priority: 'high',
    hits: 1,
    outcome: 'answered',
    timestamp: '2026-03-02T14:00:00.000Z',
    cached: false,
  });
  expect(await days()).toEqual(['2026-03-02', '2026-03-01']);
  clock.advance(36 * DAY_MS);
  expect(await readDailyQuota(db, clock.now(), createDailyLimit(null))).toMatchObject({
    hitsLimit: 2_000,
    hitsToday: 0,
  });
});

import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { quietLog } from '../testing/matches-server.ts';
import { CricapiFailure } from '../../vendors/cricapi/client/cricapi-failure.ts';
import type { CricapiUsage } from '../../vendors/cricapi/client/read-response.ts';
import type { CallRequest } from './quota.ts';
import { createDailyLimit } from './quota.ts';
import { chargeCall, readDailyQuota } from './call-ledger.ts';
import { readCallLog } from './call-log.ts';
import { CallRefusedError, createMeteredCall, type MeteredCall } from './metered-call.ts';

let database: TestDatabase;
let clock: ManualClock;
let meteredCall: MeteredCall;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate vendor_calls, vendor_days');
  clock = createManualClock(new Date('2026-03-10T14:00:00Z'));
  meteredCall = createMeteredCall({ db: database.db, clock, log: quietLog, limit: createDailyLimit(null) });
});
afterAll(() => database.drop());

const silent: CricapiUsage = { hitsToday: null, hitsUsed: null, hitsLimit: null };
const callRequest = (changes: Partial<CallRequest> = {}) => ({
  endpoint: 'currentMatches',
  priority: 'high' as const,
  cost: 1,
  isEssential: false,
  hasCopy: true,
  ...changes,
});
const answer = (usage: Partial<CricapiUsage> = {}) => Promise.resolve({ usage: { ...silent, ...usage } });
const fail = (kind: CricapiFailure['kind'], usage: Partial<CricapiUsage> = {}, blockedMinutes = 0) =>
  Promise.reject(
    new CricapiFailure(kind, { endpoint: 'x', message: 'x', usage: { ...silent, ...usage }, blockedMinutes }),
  );
const loseLease = () => Promise.reject(new Error('the lease has gone'));
const today = () => readDailyQuota(database.db, clock.now(), createDailyLimit(null));

describe('spending', () => {
  it('counts each call, its cost as the vendor says it', async () => {
    await meteredCall({ endpoint: 'currentMatches', priority: 'high' }, () => answer());
    await meteredCall(callRequest({ priority: 'low', cost: 10 }), () => answer({ hitsUsed: 7 }));
    expect(await today()).toMatchObject({ hitsToday: 8, spent: { high: 1, medium: 0, low: 7 } });
  });

  it('records the cost of a call with an unusable response', async () => {
    const spent = meteredCall(callRequest({ cost: 3 }), () => answer({ hitsUsed: 2 }), loseLease);
    await expect(spent).rejects.toThrow('lease');
    await expect.poll(async () => (await today()).hitsToday).toBe(2);
  });

  it("prefers the vendor's count and limit over its own", async () => {
    await meteredCall(callRequest(), () => answer({ hitsToday: 61, hitsLimit: 2_000 }));
    expect(await today()).toMatchObject({ hitsToday: 61, hitsLimit: 2_000 });
    await meteredCall(callRequest(), () => answer({ hitsToday: 12 }));
    expect((await today()).hitsToday).toBe(12);
  });

  it.each([0, -5, 3, 2.5, 2_000_000_000])('ignores a limit of %d and logs it once', async (hitsLimit) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    meteredCall = createMeteredCall({ db: database.db, clock, log, limit: createDailyLimit(null) });
    for (let call = 0; call < 2; call += 1) await meteredCall(callRequest(), () => answer({ hitsLimit }));
    expect(await today()).toMatchObject({ hitsToday: 2, hitsLimit: 100 });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ hitsLimit }]);
  });

  it("never exceeds the operator's limit, on this day and the next", async () => {
    const limit = createDailyLimit(20);
    meteredCall = createMeteredCall({ db: database.db, clock, log: quietLog, limit });
    await meteredCall(callRequest(), () => answer({ hitsToday: 14, hitsLimit: 2_000 }));
    expect(await readDailyQuota(database.db, clock.now(), limit)).toMatchObject({ hitsLimit: 20 });
    await meteredCall(callRequest(), () => answer());
    await expect(meteredCall(callRequest(), () => answer())).rejects.toMatchObject({ refusal: 'reserve' });
    clock.advance(24 * 3_600_000);
    expect(await readDailyQuota(database.db, clock.now(), limit)).toMatchObject({ hitsLimit: 20 });
  });

  it("adds calls in flight to the vendor's count", async () => {
    await meteredCall(callRequest(), async () => {
      await meteredCall(callRequest(), () => answer({ hitsToday: 20 }));
      expect((await today()).hitsToday).toBe(21);
      return answer();
    });
  });

  it('counts a call without a response as in flight for a minute only', async () => {
    await chargeCall(database.db, callRequest(), { now: clock.now(), limit: createDailyLimit(null) });
    clock.advance(59_000);
    await meteredCall(callRequest(), () => answer({ hitsToday: 20 }));
    expect((await today()).hitsToday).toBe(21);
    clock.advance(2_000);
    await meteredCall(callRequest(), () => answer({ hitsToday: 22 }));
    expect((await today()).hitsToday).toBe(22);
  });

  it('is not lowered by an older count that arrives after newer ones', async () => {
    await meteredCall(callRequest(), async () => {
      await meteredCall(callRequest(), () => answer({ hitsToday: 21 }));
      return answer({ hitsToday: 20 });
    });
    expect((await today()).hitsToday).toBeGreaterThanOrEqual(21);
    await meteredCall(callRequest(), () => answer({ hitsToday: 22 }));
    expect((await today()).hitsToday).toBe(22);
  });

  it('counts a failed call, and does not count one that was never sent', async () => {
    await expect(meteredCall(callRequest(), () => fail('timeout'))).rejects.toThrow(CricapiFailure);
    await expect(meteredCall(callRequest(), () => fail('circuit_open'))).rejects.toThrow(CricapiFailure);
    expect((await today()).hitsToday).toBe(1);
    const outcomes = (await readCallLog(database.db)).map(({ outcome, hits }) => [outcome, hits]);
    expect(outcomes).toEqual([
      ['not sent', 0],
      ['failed', 1],
    ]);
  });

  it('stops for an hour when the vendor reports used-up hits, and then accepts a larger plan', async () => {
    await expect(
      meteredCall(callRequest(), () => fail('quota', { hitsToday: 106, hitsLimit: 100 })),
    ).rejects.toMatchObject({ kind: 'quota' });
    clock.advance(59 * 60_000);
    await expect(meteredCall(callRequest({ isProbe: true }), answer)).rejects.toMatchObject({
      refusal: 'blocked',
    });
    clock.advance(60_000);
    await expect(meteredCall(callRequest({ isEssential: true }), answer)).rejects.toMatchObject({
      refusal: 'limit',
    });
    await meteredCall(callRequest({ isProbe: true }), () => answer({ hitsToday: 108, hitsLimit: 2_000 }));
    expect(await today()).toMatchObject({ hitsToday: 108, hitsLimit: 2_000 });
    await meteredCall(callRequest({ priority: 'medium' }), answer);
  });

  it.each([
    ['bad_key', 50],
    ['blocked', 40],
    ['quota', 40],
    ['timeout', null],
  ] as const)('is logged after %s at level %s', async (kind, level) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    meteredCall = createMeteredCall({ db: database.db, clock, log, limit: createDailyLimit(null) });
    await expect(meteredCall(callRequest(), () => fail(kind))).rejects.toMatchObject({ kind });
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(level === null ? [] : [level]);
  });

  it("is blocked until the end of the vendor's day at most", async () => {
    clock = createManualClock(new Date('2026-03-10T23:30:00Z'));
    meteredCall = createMeteredCall({ db: database.db, clock, log: quietLog, limit: createDailyLimit(null) });
    await expect(meteredCall(callRequest(), () => fail('quota'))).rejects.toMatchObject({ kind: 'quota' });
    expect((await today()).blockedUntil).toEqual(new Date('2026-03-11T00:00:00Z'));
  });

  it('uses a raised CRICAPI_DAILY_LIMIT at once when the vendor has reported no limit', async () => {
    meteredCall = createMeteredCall({ db: database.db, clock, log: quietLog, limit: createDailyLimit(20) });
    await meteredCall(callRequest(), answer);
    expect(await readDailyQuota(database.db, clock.now(), createDailyLimit(2_000))).toMatchObject({
      hitsLimit: 2_000,
    });
  });

  it('retries soon when the vendor still counts yesterday just after midnight', async () => {
    clock = createManualClock(new Date('2026-03-11T00:00:30Z'));
    meteredCall = createMeteredCall({ db: database.db, clock, log: quietLog, limit: createDailyLimit(null) });
    await expect(meteredCall(callRequest(), () => fail('quota', { hitsToday: 106 }))).rejects.toMatchObject({
      kind: 'quota',
    });
    clock.advance(16 * 60_000);
    await meteredCall(callRequest(), () => answer({ hitsToday: 1 }));
    expect((await today()).hitsToday).toBe(1);
  });

  it('stops for 16 minutes when it is blocked for 15, also across midnight', async () => {
    clock = createManualClock(new Date('2026-03-10T23:55:00Z'));
    meteredCall = createMeteredCall({ db: database.db, clock, log: quietLog, limit: createDailyLimit(null) });
    await expect(meteredCall(callRequest(), () => fail('blocked', {}, 15))).rejects.toMatchObject({
      kind: 'blocked',
    });
    clock.advance(15 * 60_000);
    await expect(meteredCall(callRequest(), answer)).rejects.toMatchObject({ refusal: 'blocked' });
    clock.advance(61_000);
    await meteredCall(callRequest(), answer);
  });

  it('makes no call for an hour after the key was rejected', async () => {
    await expect(meteredCall(callRequest(), () => fail('bad_key'))).rejects.toMatchObject({
      kind: 'bad_key',
    });
    clock.advance(59 * 60_000);
    await expect(meteredCall(callRequest({ isEssential: true }), answer)).rejects.toMatchObject({
      refusal: 'blocked',
    });
    clock.advance(61_000);
    await meteredCall(callRequest(), answer);
  });

  it.each([
    ['quota', 'blocked'],
    ['blocked', 'quota'],
  ] as const)('of two blocks, %s and then %s, the one that ends later applies', async (sooner, later) => {
    const failLast = async () => {
      await expect(meteredCall(callRequest(), () => fail(sooner, {}, 15))).rejects.toMatchObject({
        kind: sooner,
      });
      return fail(later, {}, 15);
    };
    await expect(meteredCall(callRequest(), failLast)).rejects.toMatchObject({ kind: later });
    expect((await today()).blockedUntil).toEqual(new Date(clock.now().getTime() + 3_600_000));
  });

  it('is never exceeded by concurrent calls', async () => {
    let made = 0;
    const spend = (i: number) =>
      meteredCall(
        callRequest({ priority: (['high', 'medium', 'low'] as const)[i % 3], isEssential: i % 5 === 0 }),
        async () => {
          made += 1;
          return answer();
        },
      ).catch((error: unknown) => expect(error).toBeInstanceOf(CallRefusedError));
    // As many at once as the pool has connections: calls that wait for one fail on a busy machine.
    const spendInTurn = async (first: number) => {
      for (let i = first; i < 300; i += 10) await spend(i);
    };
    await Promise.all(Array.from({ length: 10 }, (_, first) => spendInTurn(first)));
    expect(made).toBeGreaterThan(90);
    expect(made).toBeLessThanOrEqual(100);
    expect((await today()).hitsToday).toBe(made);
  });
});

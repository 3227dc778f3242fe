import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { quietLog } from '../testing/matches-server.ts';
import type { DailyQuota } from '../quota/quota.ts';
import { storeMatches } from '../store/store-matches.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import {
  createViewRecorder,
  type ViewRecorder,
  readRecentViews,
  requestRefresh,
  takeRefreshRequest,
} from './user-views.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const MINUTE_MS = 60_000;

let database: TestDatabase;
let clock: ManualClock;
let views: ViewRecorder;
beforeAll(async () => {
  database = await createTestDatabase();
  const updates = ['m', 'n'].map((key) => ({ key, apply: () => makeFeedMatch({ key, startsAt: null }) }));
  await storeMatches(database.db, { updates, observedAt: NOON }, { fence: async () => {} });
});
beforeEach(async () => {
  await database.pool.query('truncate match_interest, match_feed; insert into match_feed default values');
  clock = createManualClock(NOON);
  views = createViewRecorder(database.db, clock, quietLog);
});
afterAll(() => database.drop());

const later = (minutes: number, milliseconds = 0) =>
  readRecentViews(database.db, new Date(NOON.getTime() + minutes * MINUTE_MS + milliseconds));

describe('what users read', () => {
  it('is nothing at first', async () => {
    expect(await later(0)).toEqual({ hasReaders: false, wantsCountries: false, viewedMatches: new Set() });
  });

  it('counts for ten minutes of a list, and for an hour of a match or the countries', async () => {
    await Promise.all([views.recordListView(), views.recordCountriesView(), views.recordMatchView('m')]);
    expect(await later(10, -1)).toMatchObject({ hasReaders: true, wantsCountries: true });
    expect(await later(10)).toMatchObject({ hasReaders: false, wantsCountries: true });
    expect([...(await later(60, -1)).viewedMatches]).toEqual(['m']);
    expect(await later(60)).toEqual({ hasReaders: false, wantsCountries: false, viewedMatches: new Set() });
  });

  it('is recorded once a minute, separately for each match', async () => {
    await views.recordMatchView('m');
    clock.advance(MINUTE_MS - 1);
    await Promise.all([views.recordMatchView('m'), views.recordMatchView('n')]);
    expect([...(await later(60)).viewedMatches]).toEqual(['n']);
    clock.advance(1);
    await views.recordMatchView('m');
    expect([...(await later(60)).viewedMatches].toSorted()).toEqual(['m', 'n']);
  });

  it('never fails the request', async () => {
    // The database refuses a view of a match that it does not have.
    await expect(views.recordMatchView('removed')).resolves.toBeUndefined();
    expect((await later(0)).viewedMatches).toEqual(new Set());
  });
});

const quotaWith = (changes: Partial<DailyQuota> = {}): DailyQuota => ({
  hitsLimit: 100,
  hitsToday: 0,
  spent: { high: 0, medium: 0, low: 0 },
  blockedUntil: null,
  ...changes,
});

describe('a request for a refresh', () => {
  const secondsAgo = (seconds: number) => new Date(NOON.getTime() - seconds * 1000);

  it.each<[string, Partial<DailyQuota>, Date | null, boolean]>([
    ['before any answer', {}, null, true],
    ['a minute after the last answer', {}, secondsAgo(60), true],
    ['sooner', {}, secondsAgo(59), false],
    ['after a block', { blockedUntil: NOON }, null, true],
    ['during a block', { blockedUntil: secondsAgo(-1) }, null, false],
    ['with one hit of its share left', { spent: { high: 0, medium: 29, low: 0 } }, null, true],
    ['with none', { spent: { high: 0, medium: 30, low: 0 } }, null, false],
  ])('%s', async (_when, changes, asOf, isTaken) => {
    expect(await requestRefresh(database.db, { now: NOON, quota: quotaWith(changes), asOf })).toBe(isTaken);
    expect([await takeRefreshRequest(database.db), await takeRefreshRequest(database.db)]).toEqual([
      isTaken,
      false,
    ]);
  });
});

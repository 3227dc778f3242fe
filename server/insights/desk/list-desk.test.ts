import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { analyses, announcedLineups } from '../model/tables.ts';
import { isAnalysisLocked, type StoredAnalysis } from './change-analysis.ts';
import { listDesk } from './read-desk.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const hoursAway = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function store(matchKey: string, hours: number, lockedAt: Date | null = null): Promise<void> {
  await database.db.insert(analyses).values({
    matchKey,
    matchTitle: matchKey,
    tournament: 'Gulmohar Cup',
    matchAt: hoursAway(hours),
    body: JSON.stringify({ confidence: 70 }),
    draft: '{}',
    contentHash: '',
    draftedFrom: '',
    draftedAt: hoursAway(-80),
    draftedLate: false,
    lockedAt,
    ...(lockedAt && { state: 'published', publishedAt: hoursAway(-80) }),
  });
}

describe('the list of the desk', () => {
  it('lists open analyses first, soonest on top, then closed ones, latest on top', async () => {
    await store('played yesterday', -24, hoursAway(-25));
    await store('tomorrow', 24);
    await store('missed an hour ago', -1);
    await store('tonight', 6);
    await store('toss is over', 1, hoursAway(-0.5));
    const keys = (await listDesk(database.db, NOW)).map(({ matchKey }) => matchKey);
    expect(keys).toEqual(['tonight', 'tomorrow', 'toss is over', 'missed an hour ago', 'played yesterday']);
  });

  it('says until when each may be edited, and whether its elevens are entered', async () => {
    const locksAt = hoursAway(2);
    await store('elevens', 3);
    await store('no elevens', 3);
    await database.db.update(analyses).set({ locksAt }).where(eq(analyses.matchKey, 'elevens'));
    await database.db
      .insert(announcedLineups)
      .values({ matchKey: 'elevens', teamA: [], teamB: [], announcedAt: NOW });
    const rows = new Map((await listDesk(database.db, NOW)).map((row) => [row.matchKey, row]));
    expect(rows.get('elevens')).toMatchObject({ locksAt: locksAt.toISOString(), elevensKnown: true });
    expect(rows.get('no elevens')).toMatchObject({ locksAt: null, elevensKnown: false });
  });
});

it.each<[string, Partial<StoredAnalysis>, boolean]>([
  ['without a time of locking', {}, false],
  ['that was locked', { lockedAt: hoursAway(-1) }, true],
  ['that was missed', { missedAt: hoursAway(-1) }, true],
  ['whose match starts now', { locksAt: NOW }, true],
  ['whose match starts later', { locksAt: hoursAway(1) }, false],
  ['that was drafted during its match', { locksAt: hoursAway(-1), draftedLate: true }, false],
])('an analysis %s is closed or not', (_, changes, isLocked) => {
  const open = { lockedAt: null, missedAt: null, locksAt: null, draftedLate: false };
  expect(isAnalysisLocked({ ...open, ...changes } as StoredAnalysis, NOW)).toBe(isLocked);
});

import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import type { SnapshotHead } from '../ratings/rating-snapshots.ts';
import { createProjectionService } from './refresh-projections.ts';

const RATINGS = { number: 1, revision: 1, untilDay: '2023-04-09' } as SnapshotHead;
const TOSS = { winner: 'Home', decision: 'bat' } as const;

let database: TestDatabase;
let clock: ManualClock;
let refresh: ReturnType<typeof createProjectionService>;
/** Matches whose squads were read: these were checked. */
let checked: string[];

async function readSquads(key: string): Promise<[]> {
  checked.push(key);
  if (key === 'broken') throw new Error('the squads cannot be read');
  return [];
}

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  clock = createManualClock();
  const context = {
    db: database.db,
    clock,
    feed: { view: { squads: readSquads } },
    history: { storeSquadFacts: async () => {} },
  } as unknown as InsightsContext;
  // History stores no format of these matches, so no forecast is made.
  refresh = createProjectionService(context, {} as never);
});
afterAll(() => database.drop());

const match = (key: string, changes: Partial<MatchSummary> = {}) =>
  makeMatchSummary({ key, matchType: 'other', dateTimeGMT: '2024-04-01T14:00:00.000Z', ...changes });

const on = (day: string) => match(day, { dateTimeGMT: `${day}T14:00:00.000Z` });
const dated = (date: string) => match(date, { date, dateTimeGMT: null });

/** The matches that a run checks. */
async function run(matches: readonly MatchSummary[], ratings: Partial<SnapshotHead> = {}): Promise<string[]> {
  checked = [];
  await refresh(matches, { ...RATINGS, ...ratings });
  return checked;
}

describe('a run', () => {
  it('checks four matches at most, and the others in the next run', async () => {
    const matches = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => match(key));
    expect(await run(matches)).toEqual(['a', 'b', 'c', 'd']);
    expect(await run(matches)).toEqual(['e', 'f']);
    expect(await run(matches)).toEqual([]);
  });

  it('checks no match before the last day of the ratings', async () => {
    expect(await run([on('2023-04-08'), on('2023-04-09')])).toEqual(['2023-04-09']);
    expect(await run([on('2023-04-08')], { untilDay: null })).toEqual(['2023-04-08']);
  });

  it('takes the day of a match without a time from its date', async () => {
    expect(await run([dated('2023-04-08'), dated('2023-04-09')])).toEqual(['2023-04-09']);
  });

  it('is not ended by a match that fails, which waits like the others', async () => {
    const matches = [match('broken'), match('a')];
    await expect(run(matches)).rejects.toThrow('1 of 2 matches could not be projected');
    expect(checked).toEqual(['broken', 'a']);
    expect(await run(matches)).toEqual([]);
  });
});

describe('a match is checked again', () => {
  beforeEach(() => run([match('a')]));

  it('after ten minutes', async () => {
    clock.advance(599_999);
    expect(await run([match('a')])).toEqual([]);
    clock.advance(1);
    expect(await run([match('a')])).toEqual(['a']);
  });

  it('after its toss', async () => {
    expect(await run([match('a', { toss: TOSS })])).toEqual(['a']);
  });

  it('after new ratings, until it starts', async () => {
    expect(await run([match('a')], { number: 2 })).toEqual(['a']);
    expect(await run([match('a', { phase: 'live' })], { number: 2 })).toEqual(['a']);
    expect(await run([match('a', { phase: 'live' })], { number: 3 })).toEqual([]);
  });

  it('when it was missing from the feed', async () => {
    await run([]);
    expect(await run([match('a')])).toEqual(['a']);
  });
});

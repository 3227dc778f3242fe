import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { CricapiFailure } from '../../vendors/cricapi/client/cricapi-failure.ts';
import { readItem } from '../../vendors/cricapi/client/read-rows.ts';
import { liveMatch } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import type { CricapiSquad } from '../../vendors/cricapi/wire/wire-people.ts';
import { CricapiScorecard } from '../../vendors/cricapi/wire/wire-scorecard.ts';
import { readScorecard, readSquads, scorecardName, squadsName } from '../documents/match-documents.ts';
import type { FeedMatch } from '../model/feed-match.ts';
import { storeDocument } from '../store/vendor-documents.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { quietLog } from '../testing/matches-server.ts';
import type { PollContext } from './poll-context.ts';
import { createDocumentsRefresh } from './refresh-documents.ts';

/** 12,000 seconds before midnight: 100 scorecards are affordable, one every two minutes. */
const NOW = new Date('2026-03-10T20:40:00Z');
const PACE_MS = 120_000;
const MINUTE_MS = 60_000;

const inPlay = (key: string, changes: Partial<FeedMatch> = {}) =>
  makeFeedMatch({
    key,
    startsAt: '2026-03-10T19:00:00.000Z',
    phase: 'live',
    hasSquad: false,
    innings: [{ label: 'One Inning 1', team: 'One', runs: 61, wickets: 2, overs: '7.3' }],
    ...changes,
  });

let database: TestDatabase;
let clock: ManualClock;
let requested: string[];
let answerCard: (id: string) => CricapiScorecard;
let squads: readonly CricapiSquad[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate vendor_documents');
  clock = createManualClock(NOW);
  requested = [];
  answerCard = (id) => cardOf(id, { batting: [batter('p1', 9)] });
  squads = [];
});
afterAll(() => database.drop());

const batter = (id: string, runs: number) => ({ batsman: { id, name: id }, r: runs, b: runs });

function cardOf(id: string, innings: object): CricapiScorecard {
  const scorecard = [{ inning: 'Mumbai Inning 1', batting: [], bowling: [], ...innings }];
  return readItem(liveMatch(id, 61, { scorecard }), CricapiScorecard, 'match_scorecard');
}

/** Starts a polling process. Returns the function for one run with these matches, some of which users have opened. */
function startRefresh() {
  const context = {
    db: database.db,
    clock,
    log: quietLog,
    memory: { find: () => ({ changedAt: clock.now() }) },
    meteredCall: (_call: unknown, request: () => unknown) => request(),
    cricapi: {
      matchScorecard: async (id: string) => {
        requested.push(id);
        return { data: answerCard(id) };
      },
      matchSquad: async ({ id }: { readonly id: string }) => {
        requested.push(id);
        return { rows: squads };
      },
      countries: async () => ({ rows: [], rejected: [], totalRows: 0 }),
    },
  } as unknown as PollContext;
  const refresh = createDocumentsRefresh(context);
  return async (matches: readonly FeedMatch[], opened: readonly string[] = []) => {
    const spent = { high: 0, medium: 0, low: 0 };
    const quota = { hitsLimit: 10_000, hitsToday: 0, spent, blockedUntil: null };
    const views = { hasReaders: true, wantsCountries: false, viewedMatches: new Set(opened) };
    await refresh({ matches, quota, now: clock.now(), hasReaders: true }, views);
    return requested;
  };
}

/** A scorecard that a previous process has stored. */
const storeCard = (id: string, fetchedAt: Date) =>
  storeDocument(database.db, { name: scorecardName(id), body: { innings: [] }, fetchedAt });
const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

describe('the pace of scorecards', () => {
  it('spreads them over the day, and continues after the one that a previous process stored last', async () => {
    await storeCard('older', ago(30 * MINUTE_MS));
    await storeCard('newer', ago(PACE_MS - 1_000));
    const run = startRefresh();
    expect(await run([inPlay('older')])).toEqual([]);
    clock.advance(1_000);
    expect(await run([inPlay('older')])).toEqual(['older']);
  });

  it('allows the next one at the end of the interval', async () => {
    await storeCard('other', ago(PACE_MS));
    expect(await startRefresh()([inPlay('a')])).toEqual(['a']);
  });

  it('counts from the last request', async () => {
    const run = startRefresh();
    await run([inPlay('a'), inPlay('b')]);
    clock.advance(PACE_MS - 10_000);
    expect(await run([inPlay('a'), inPlay('b')])).toEqual(['a']);
    clock.advance(10_000);
    expect(await run([inPlay('a'), inPlay('b')])).toEqual(['a', 'b']);
  });

  it('does not delay a completed match', async () => {
    await storeCard('other', ago(1_000));
    const over = inPlay('over', { phase: 'completed' });
    expect(await startRefresh()([over])).toEqual(['over']);
  });
});

describe('the first reader of a live match', () => {
  beforeEach(() => storeCard('other', ago(1_000)));

  it('gets its scorecard at once when one every two minutes is affordable', async () => {
    expect(await startRefresh()([inPlay('opened')], ['opened'])).toEqual(['opened']);
  });

  it('waits for the pace when it is slower', async () => {
    clock.advance(-2_000);
    expect(await startRefresh()([inPlay('opened')], ['opened'])).toEqual([]);
  });

  it('waits for the pace when a scorecard is stored, as does a match that nobody opened', async () => {
    await storeCard('opened', ago(10 * MINUTE_MS));
    expect(await startRefresh()([inPlay('opened'), inPlay('unopened')], ['opened'])).toEqual([]);
  });
});

it('a scorecard that could not be fetched is requested again after ten minutes', async () => {
  answerCard = () => {
    throw new CricapiFailure('timeout', { endpoint: 'match_scorecard', message: 'no answer' });
  };
  const run = startRefresh();
  await run([inPlay('a')]);
  clock.advance(10 * MINUTE_MS - 1);
  expect(await run([inPlay('a')])).toEqual(['a']);
  clock.advance(1);
  expect(await run([inPlay('a')])).toEqual(['a', 'a']);
});

it('another failure is not hidden', async () => {
  answerCard = () => {
    throw new Error('a fault');
  };
  await expect(startRefresh()([inPlay('a')])).rejects.toThrow('a fault');
});

describe('a response', () => {
  const bowler = { bowler: { id: 'p2', name: 'p2' }, o: 2, m: 0, r: 9, w: 0 };

  it.each([
    ['with as many bowlers as batters', { batting: [batter('p1', 9)], bowling: [bowler] }],
    ['with batters alone', { batting: [batter('p1', 9)] }],
  ])('%s is stored', async (_, innings) => {
    answerCard = (id) => cardOf(id, innings);
    await startRefresh()([inPlay('a')]);
    expect(await readScorecard(database.db, 'a')).toMatchObject({ innings: [{ batting: [{ id: 'p1' }] }] });
  });

  it('without players leaves what is stored', async () => {
    await storeCard('a', ago(30 * MINUTE_MS));
    answerCard = (id) => cardOf(id, {});
    expect(await startRefresh()([inPlay('a')])).toEqual(['a']);
    expect(await readScorecard(database.db, 'a')).toEqual({ innings: [] });
  });
});

const names = async () =>
  (await readSquads(database.db, 'soon', async () => new Map())).data.map(({ name }) => name);

describe('squads', () => {
  const soon = inPlay('soon', {
    phase: 'upcoming',
    startsAt: NOW.toISOString(),
    hasSquad: true,
    innings: [],
  });
  const player = {
    id: 'p1',
    name: 'Asha',
    role: null,
    battingStyle: null,
    bowlingStyle: null,
    country: null,
  };

  it('are stored once the vendor has players', async () => {
    squads = [{ teamName: 'One', players: [player] }];
    expect(await startRefresh()([soon])).toEqual(['soon']);
    expect(await names()).toEqual(['Asha']);
  });

  it('stay as stored when the vendor sends none', async () => {
    await storeDocument(database.db, {
      name: squadsName('soon'),
      body: [{ ...player, team: 'One' }],
      fetchedAt: ago(7 * 60 * MINUTE_MS),
    });
    expect(await startRefresh()([soon])).toEqual(['soon']);
    expect(await names()).toEqual(['Asha']);
  });
});

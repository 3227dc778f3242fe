import { cricketMatchRoutes } from '@gullylens/contract/http/matches/cricket-matches';
import { playedMatchRoutes } from '@gullylens/contract/http/history/played-matches';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHistory } from '../history/public.ts';
import type { Matches } from '../matches/public.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../platform/testing/manual-clock.ts';
import { importTestMatches } from '../history/testing/import-test-matches.ts';
import { makeMatches, quietLog } from '../matches/testing/matches-server.ts';
import { type ServedRoutes, serveRoutes } from '../platform/testing/serve-routes.ts';
import { liveMatch, vendorAnswer, vendorMatch } from '../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedVendor, startScriptedVendor } from '../vendors/cricapi/testing/scripted-cricapi.ts';

const { readProgress, readFantasyPoints, readBalls } = playedMatchRoutes;
const path = (what: string, key = 'live-1') => `/api/v1/cricket/matches/${key}/${what}/`;

let clock: ManualClock;
let database: TestDatabase;
let vendor: ScriptedVendor;
let matches: Matches;
let served: ServedRoutes;
let turn: () => Promise<unknown>;

beforeEach(async () => {
  clock = createManualClock(new Date('2026-03-10T15:00:00Z'));
  [database, vendor] = await Promise.all([createTestDatabase(), startScriptedVendor()]);
  vendor.answer('series', vendorAnswer([]));
  const feed = {
    match: (key: string) => matches.view.match(key),
    progress: (key: string) => matches.view.progress(key),
    points: (key: string, rules: 'dream11-2025' | 'dream11-classic') => matches.view.points(key, rules),
  };
  const history = createHistory({ database, log: quietLog, feed });
  matches = makeMatches(database, clock, {
    baseUrl: vendor.baseUrl,
    playedScorecard: history.playedScorecard,
  });
  await matches.loadFromStore();
  served = await serveRoutes(
    { ...cricketMatchRoutes, ...playedMatchRoutes },
    { ...matches.handlers, ...history.handlers },
  );
  turn = matches.createPoller().pollOnce;
});

afterEach(async () => {
  await Promise.all([served.close(), vendor.close()]);
  await database.drop();
});

async function report(row: object): Promise<void> {
  vendor.answer('currentMatches', vendorAnswer([row]));
  clock.advance(60_000);
  await turn();
}

const innings = (r: number, w: number, o: number, inning = 'Mumbai Inning 1') => ({ r, w, o, inning });
const scored = (...score: object[]) => liveMatch('live-1', 0, { score });
const over = (changes: object = {}) =>
  vendorMatch('live-1', {
    status: 'Pune won by 7 wkts',
    matchStarted: true,
    matchEnded: true,
    score: [innings(5, 0, 0.3)],
    ...changes,
  });

async function read(address: string): Promise<unknown> {
  const answer = await served.request(address, 'reader');
  expect(`${address} ${answer.status}`).toBe(`${address} 200`);
  return answer.json();
}

async function refusal(address: string, user?: string): Promise<unknown> {
  const answer = await served.request(address, user);
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

const progress = async () => readProgress.answers[200].parse(await read(path('progress'))).data;

/** Sharma 9 off 5 and in, Iyer out to a catch by Dube; Chahar two overs, a maiden, bowled one. */
const CARD = {
  inning: 'Mumbai Inning 1',
  batting: [
    {
      batsman: { id: 'p1', name: 'Sharma' },
      'dismissal-text': 'batting',
      r: 9,
      b: 5,
      '4s': 1,
      '6s': 0,
      sr: 180,
    },
    {
      batsman: { id: 'p2', name: 'Iyer' },
      'dismissal-text': 'c dube b chahar',
      r: 0,
      b: 2,
      '4s': 0,
      '6s': 0,
      sr: 0,
    },
  ],
  bowling: [{ bowler: { id: 'p3', name: 'Chahar' }, o: 2, m: 1, r: 10, w: 2, nb: 0, wd: 1, eco: 5 }],
  catching: [
    { catcher: { id: 'p4', name: 'Dube' }, stumped: 0, runout: 1, catch: 1, cb: 0, lbw: 0, bowled: 0 },
    { catcher: { id: 'p3', name: 'Chahar' }, stumped: 0, runout: 0, catch: 0, cb: 0, lbw: 0, bowled: 1 },
  ],
  extras: { r: 1, b: 0 },
  totals: {},
};

const answerCard = () =>
  vendor.answer('match_scorecard', vendorAnswer({ ...scored(innings(10, 2, 2)), scorecard: [CARD] }));

describe('the progress of a live match', () => {
  it('has the first and the last total of each ball that was reported', async () => {
    await report(scored(innings(0, 0, 0)));
    for (const runs of [7, 8, 9]) await report(scored(innings(runs, 0, 1.2)));
    await report(scored(innings(160, 6, 20), innings(4, 1, 0.3, 'Pune Inning 1')));
    expect(await progress()).toMatchObject({
      source: 'scores',
      ballsPerOver: 6,
      innings: [
        {
          team: 'Mumbai',
          points: [
            { overs: '1.2', runs: 7, wickets: 0 },
            { overs: '1.2', runs: 9, wickets: 0 },
            { overs: '20.0', runs: 160, wickets: 6 },
          ],
        },
        { team: 'Pune', points: [{ overs: '0.3', runs: 4, wickets: 1 }] },
      ],
      as_of: '2026-03-10T15:05:00.000Z',
    });
  });

  it('removes what the vendor withdraws', async () => {
    await report(scored(innings(30, 1, 5), innings(9, 0, 1, 'Pune Inning 1')));
    await report(scored(innings(24, 1, 4)));
    expect((await progress()).innings).toEqual([
      { team: 'Mumbai', superOver: false, points: [{ overs: '4.0', runs: 24, wickets: 1 }] },
    ]);
  });

  it('comes from the balls once history has the match, and never from a match of another day', async () => {
    await importTestMatches(database, [
      { date: '2026-03-10', teams: ['Mumbai', 'Pune'], balls: [[4, 0, 1], [1]] },
    ]);
    await report(scored(innings(10, 2, 1.3)));
    expect(await progress()).toMatchObject({ matchId: 'live-1', source: 'scores' });
    await report(over());
    const { source, as_of, innings: played } = await progress();
    expect([source, as_of]).toEqual(['balls', null]);
    expect(played[0]?.points).toEqual([
      { overs: '0.1', runs: 4, wickets: 0 },
      { overs: '0.2', runs: 4, wickets: 0 },
      { overs: '0.3', runs: 5, wickets: 0 },
    ]);
  });
});

describe('scorecard and points of a match of the feed', () => {
  it('come from the vendor during the match; the points are an estimate', async () => {
    answerCard();
    // One document per run: the poll fetches countries and squads before the card.
    for (const _ of ['countries', 'squads', 'card']) await report(scored(innings(10, 2, 2)));
    const card = cricketMatchRoutes.readScorecard.answers[200].parse(await read(path('scorecard'))).data;
    expect(card).toMatchObject({ source: 'vendor', as_of: clock.now().toISOString() });
    expect(card.innings[0]).toMatchObject({
      team: 'Mumbai',
      total: { runs: 10, wickets: 2, overs: '2.0' },
      bowling: [{ name: 'Chahar', lbwOrBowled: 1, wides: 1 }],
      fielding: [{ name: 'Dube', catches: 1, stumpings: 0, runOuts: 1 }],
    });
    const points = readFantasyPoints.answers[200].parse(await read(path('fantasy-points'))).data;
    expect(points).toMatchObject({ basis: 'scorecard', as_of: card.as_of });
    expect(points.players.map(({ name, team, points: sum }) => [name, team, sum])).toEqual([
      // In the eleven 4, two wickets 60, one of them bowled 8, a maiden 12, five an over 4.
      ['Chahar', 'Pune', 88],
      // In the eleven 4, a catch 8, a run-out counted as shared 6.
      ['Dube', 'Pune', 18],
      // In the eleven 4, nine runs, a four 4.
      ['Sharma', 'Mumbai', 17],
      // In the eleven 4, a duck -2.
      ['Iyer', 'Mumbai', 2],
    ]);
    for (const { earned, points: sum } of points.players) {
      expect(earned.reduce((total, line) => total + line.points, 0)).toBe(sum);
    }
  });

  it("are requested first for matches that readers open, and never by a reader's request", async () => {
    const ended = ['quiet', 'opened'].map((id) => ({ ...over(), id }));
    vendor.answer('currentMatches', vendorAnswer(ended));
    await turn();
    const cards = () =>
      vendor.requested.flatMap(({ pathname, searchParams }) =>
        pathname === '/match_scorecard' ? [searchParams.get('id')] : [],
      );
    for (let reads = 0; reads < 5; reads += 1) {
      expect(await refusal(path('scorecard', 'opened'), 'reader')).toEqual([404, 'scorecard_not_found']);
    }
    expect(cards()).toEqual([]);
    await turn();
    await turn();
    expect(cards()).toEqual(['opened', 'quiet']);
  });

  it('are requested early for the first reader of a live match when the quota is ample', async () => {
    const row = scored(innings(10, 2, 2));
    vendor.answer('currentMatches', vendorAnswer([row, { ...row, id: 'live-2' }]));
    answerCard();
    for (const _ of ['fixtures', 'countries', 'squads', 'squads', 'card']) await turn();
    expect(await refusal(path('fantasy-points', 'live-2'), 'reader')).toEqual([404, 'points_not_found']);
    vendor.answer('match_scorecard', vendorAnswer({ ...row, id: 'live-2', scorecard: [CARD] }));
    await turn();
    expect(await read(path('fantasy-points', 'live-2'))).toMatchObject({ data: { basis: 'scorecard' } });
  });

  it('come from the balls once the match is over and history has it', async () => {
    await importTestMatches(database, [
      { date: '2026-03-10', teams: ['Mumbai', 'Pune'], balls: [[4, 0, 1], [1]] },
    ]);
    await report(over());
    expect(await read(path('scorecard'))).toMatchObject({
      data: { matchKey: 'live-1', source: 'history', innings: [{ team: 'Mumbai', total: { runs: 5 } }, {}] },
    });
    expect(await read(path('fantasy-points'))).toMatchObject({ data: { basis: 'balls', as_of: null } });
    expect(readBalls.answers[200].parse(await read(path('balls'))).data.innings[0]?.balls).toHaveLength(3);
    expect(await read(path('scorecard', 'm0'))).toMatchObject({ data: { matchKey: 'm0' } });
  });

  it.each([null, 'Oct 28'])('come from the vendor for a finished match whose date is %j', async (date) => {
    await importTestMatches(database, [{ date: '2026-03-10', teams: ['Mumbai', 'Pune'] }]);
    answerCard();
    const day = { dateTimeGMT: null, date };
    for (const _ of ['countries', 'squads', 'card']) await report({ ...scored(innings(10, 2, 2)), ...day });
    await report(over(day));
    expect(await read(path('scorecard'))).toMatchObject({ data: { source: 'vendor' } });
    expect(await read(path('fantasy-points'))).toMatchObject({ data: { basis: 'scorecard' } });
    expect(await progress()).toMatchObject({ source: 'scores' });
    expect(await read(path('preview'))).toMatchObject({ data: { teams: [{ form: 'W' }, { form: 'L' }] } });
  });

  it('are rejected as not available yet before the vendor has any', async () => {
    await report(vendorMatch('live-1'));
    expect(await progress()).toMatchObject({ innings: [] });
    expect(await refusal(path('balls'), 'reader')).toEqual([404, 'balls_not_found']);
    expect(await refusal(path('fantasy-points'), 'reader')).toEqual([404, 'points_not_found']);
    expect(await refusal(path('scorecard'), 'reader')).toEqual([404, 'scorecard_not_found']);
  });

  it('are 404 for an unknown match and 401 without signing in', async () => {
    for (const what of ['progress', 'balls', 'fantasy-points', 'scorecard']) {
      expect(await refusal(path(what, 'nobody'), 'reader')).toEqual([404, 'match_not_found']);
      expect(await refusal(path(what))).toEqual([401, 'token_missing']);
    }
  });
});

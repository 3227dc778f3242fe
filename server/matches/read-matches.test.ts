import type { ServerResponse } from 'node:http';
import { cricketDashboardRoutes, Overview } from '@gullylens/contract/http/matches/cricket-dashboard';
import { cricketMatchRoutes } from '@gullylens/contract/http/matches/cricket-matches';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveMatch, vendorAnswer, vendorMatch } from '../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedCricapi, startScriptedFeed } from './testing/start-scripted-feed.ts';

let on: ScriptedCricapi;
beforeEach(async () => {
  on = await startScriptedFeed('2026-03-10T15:00:00Z');
  on.vendor.answer('series', vendorAnswer([{ id: 'series-1', name: 'Indian Premier League 2026' }]));
});
afterEach(() => on.stop());

const json = async (path: string) => (await on.request(path)).json();
const overview = async () => Overview.parse(await json('/api/v1/cricket/dashboard/overview/')).data;
const answerMatches = (...rows: object[]) => on.vendor.answer('currentMatches', vendorAnswer(rows));
const listAnswer = cricketMatchRoutes.listLiveMatches.answers[200];

describe('reading matches', () => {
  it("a poll results in an overview, lists and single matches in the contract's shape", async () => {
    answerMatches(liveMatch('live-1', 61), vendorMatch('soon-1', { dateTimeGMT: '2026-03-11T14:00:00' }));
    await on.pollOnce();
    const { current_matches, counts, series, as_of, sandbox } = await overview();
    expect(counts).toEqual({ featured: 1, live: 1, upcoming: 1, recent: 0 });
    expect(current_matches.map((match) => match.key)).toEqual(['live-1', 'soon-1']);
    expect(current_matches[0]).toMatchObject({
      version: 1,
      short_name: 'MUM vs PUN, Match live-1',
      phase: 'live',
      is_featured: true,
      priority_score: 10,
      score: [{ team: 'Mumbai', r: 61, w: 2, o: '7.3' }],
      toss: { winner: 'Mumbai', decision: 'bat' },
      tournament: { key: 'series-1', name: 'Indian Premier League 2026' },
      venue: { key: null, name: 'Wankhede Stadium', city: 'Mumbai' },
    });
    expect(series[0]).toMatchObject({ short_name: 'IPL 2026', is_featured: true, priority_score: 10 });
    expect({ as_of, sandbox }).toEqual({ as_of: '2026-03-10T15:00:00.000Z', sandbox: true });
    expect(listAnswer.parse(await json('/api/v1/cricket/matches/live/')).data).toHaveLength(1);
    expect(listAnswer.parse(await json('/api/v1/cricket/matches/upcoming/')).data[0]?.key).toBe('soon-1');
    const one = cricketMatchRoutes.readMatch.answers[200].parse(
      await json('/api/v1/cricket/matches/live-1/'),
    );
    expect(one.data).toEqual(current_matches[0]);
  });

  it('a changed score raises the version of its match and of no other', async () => {
    answerMatches(liveMatch('live-1', 61), liveMatch('live-2', 10));
    await on.pollOnce();
    on.clock.advance(5_000);
    answerMatches(liveMatch('live-1', 65), liveMatch('live-2', 10));
    await on.pollOnce();
    const versions = on.matches
      .currentMatches()
      .map((match) => [match.key, match.version, match.score[0]?.r]);
    expect(versions).toEqual([
      ['live-1', 2, 65],
      ['live-2', 1, 10],
    ]);
  });

  it('dashboard lists hold no more than their caps and say how many there are', async () => {
    answerMatches(...Array.from({ length: 12 }, (_, i) => liveMatch(`live-${i}`, i)));
    await on.pollOnce();
    const list = cricketDashboardRoutes.listDashboardLiveMatches.answers[200];
    const live = list.parse(await json('/api/v1/cricket/dashboard/live-matches/')).data;
    const featured = list.parse(await json('/api/v1/cricket/dashboard/featured-matches/')).data;
    expect([live.matches.length, live.total, featured.matches.length]).toEqual([4, 12, 6]);
  });

  it('an unchanged response is 304 for a client that has it, in each encoding', async () => {
    answerMatches(liveMatch('live-1', 61));
    await on.pollOnce();
    const path = '/api/v1/cricket/dashboard/overview/';
    const bodies = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const first = await on.request(path, { headers: { 'accept-encoding': encoding } });
        const etag = first.headers.get('etag') ?? '';
        const headers = { 'accept-encoding': encoding, 'if-none-match': `W/${etag}` };
        const again = await on.request(path, { headers });
        expect([first.status, first.headers.get('content-encoding') ?? 'identity']).toEqual([200, encoding]);
        expect([again.status, await again.text()]).toEqual([304, '']);
        return { etag, body: await first.text() };
      }),
    );
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
    expect(new Set(bodies.map(({ etag }) => etag)).size).toBe(3);
  });

  it('what is stored is served at once after a restart, with its age, while the vendor is down', async () => {
    answerMatches(liveMatch('live-1', 61));
    await on.pollOnce();
    await on.vendor.close();
    on.clock.advance(3_600_000);
    await on.restart();
    await on.pollOnce();
    expect(on.matches.age().as_of).toBe('2026-03-10T15:00:00.000Z');
    expect(on.matches.currentMatches()[0]).toMatchObject({ key: 'live-1', phase: 'live' });
  });

  it('an unknown match is 404, an invalid key is 400', async () => {
    expect((await on.request('/api/v1/cricket/matches/nobody/')).status).toBe(404);
    expect((await on.request('/api/v1/cricket/matches/%2e%2e%2f/')).status).toBe(400);
  });

  it('a visitor who is not signed in reads nothing', async () => {
    for (const route of [...Object.values(cricketDashboardRoutes), ...Object.values(cricketMatchRoutes)]) {
      const path = route.path.replace('{id}', 'live-1');
      const answer = await fetch(`${on.address}${path}`, { method: route.method });
      expect(`${path} ${answer.status}`).toBe(`${path} 401`);
    }
  });
});

describe('matches that leave the list', () => {
  it('a live match that vanished is requested, and its result is stored', async () => {
    answerMatches(liveMatch('live-1', 61));
    await on.pollOnce();
    on.clock.advance(5_000);
    answerMatches();
    const score = [
      { r: 180, w: 6, o: 20, inning: 'Mumbai Inning 1' },
      { r: 181, w: 3, o: 18.4, inning: 'Pune Inning 1' },
    ];
    const ended = liveMatch('live-1', 0, { status: 'Pune won by 7 wkts', score, matchEnded: true });
    on.vendor.answer('match_info', vendorAnswer({ ...ended, matchWinner: 'pune' }));
    await on.pollOnce();
    expect(on.matches.currentMatches()[0]).toMatchObject({
      phase: 'completed',
      winner: 'Pune',
      score: [
        { r: 180, w: 6, o: '20.0' },
        { r: 181, w: 3, o: '18.4' },
      ],
    });
  });

  it('a match unknown to the vendor is closed by its age', async () => {
    answerMatches(liveMatch('live-1', 61));
    on.vendor.answer('match_info', { status: 'failure', reason: 'ERR: match not found' });
    await on.pollOnce();
    answerMatches();
    on.clock.advance(3_600_000);
    await on.pollOnce();
    expect(on.matches.currentMatches()[0]?.phase).toBe('live');
    on.clock.advance(12 * 3_600_000);
    await on.pollOnce();
    expect(on.matches.currentMatches()[0]).toMatchObject({ phase: 'completed', winner: null });
  });

  it('a fixture that never started is closed a day later, without a call and with the age of the data', async () => {
    answerMatches(vendorMatch('m1'));
    await on.pollOnce();
    on.vendor.answer('currentMatches', { status: 'failure', reason: 'Server busy' });
    const { as_of: asOf } = on.matches.age();
    on.clock.advance(23 * 3_600_000);
    await on.pollOnce();
    expect(on.matches.currentMatches()[0]).toMatchObject({ phase: 'upcoming', status: 'Match not started' });
    on.clock.advance(3_600_000);
    await on.pollOnce();
    expect(on.matches.currentMatches()[0]).toMatchObject({
      phase: 'completed',
      status: 'Result not known',
      winner: null,
    });
    expect(on.matches.age().as_of).toBe(asOf);
    expect(on.vendor.requested.map((address) => address.pathname)).not.toContain('/match_info');
  });

  it('matches that the vendor cannot find do not make the data look fresh', async () => {
    answerMatches(liveMatch('live-1', 61), liveMatch('live-2', 61));
    await on.pollOnce();
    answerMatches();
    on.vendor.answer('match_info', (_: unknown, response: ServerResponse) => {
      on.clock.advance(30_000);
      response.end(JSON.stringify({ status: 'failure', reason: 'ERR: match not found' }));
    });
    on.vendor.answer('cricScore', { status: 'failure', reason: 'Server busy' });
    on.clock.advance(3_600_000);
    const requestedAt = on.clock.now();
    await on.pollOnce();
    expect(on.matches.age().as_of).toBe(requestedAt.toISOString());
  });

  it('a fixture of next week that is not on the list today stays', async () => {
    answerMatches(vendorMatch('soon-1', { dateTimeGMT: '2026-03-17T14:00:00' }));
    await on.pollOnce();
    answerMatches();
    on.clock.advance(600_000);
    await on.pollOnce();
    expect(on.matches.currentMatches()[0]?.phase).toBe('upcoming');
    expect(on.vendor.requested.map((address) => address.pathname)).not.toContain('/match_info');
  });
});

const batter = (id: string, runs: number) => ({ batsman: { id, name: id }, r: runs, b: runs });

it('a scorecard that has lost a batter for a moment keeps the runs', async () => {
  const info = { hitsUsed: 1, hitsToday: 1, hitsLimit: 10_000 };
  const answerCard = (...batting: object[]) => {
    const scorecard = [{ inning: 'Mumbai Inning 1', batting, extras: { r: 0 } }];
    on.vendor.answer('match_scorecard', vendorAnswer({ ...liveMatch('live-1', 61), scorecard }, info));
  };
  const batters = async () => {
    for (let polls = 0; polls < 6; polls += 1) {
      on.clock.advance(120_000);
      await on.pollOnce();
    }
    const answer = cricketMatchRoutes.readScorecard.answers[200];
    const { data } = answer.parse(await json('/api/v1/cricket/matches/live-1/scorecard/'));
    return data.innings[0]?.batting.map(({ id, runs }) => `${id} ${runs}`);
  };
  on.vendor.answer('currentMatches', vendorAnswer([liveMatch('live-1', 61)], info));
  answerCard(batter('rao', 40), batter('iyer', 20));
  expect(await batters()).toEqual(['rao 40', 'iyer 20']);
  answerCard(batter('iyer', 20));
  expect(await batters()).toEqual(['rao 40', 'iyer 20']);
  answerCard(batter('rao', 38), batter('iyer', 23));
  expect(await batters()).toEqual(['rao 38', 'iyer 23']);
});

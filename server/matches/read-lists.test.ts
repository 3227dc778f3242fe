import { cricketDashboardRoutes } from '@gullylens/contract/http/matches/cricket-dashboard';
import { cricketMatchRoutes } from '@gullylens/contract/http/matches/cricket-matches';
import { cricketSeriesRoutes } from '@gullylens/contract/http/matches/cricket-series';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { liveMatch, vendorAnswer, vendorMatch } from '../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedCricapi, startScriptedFeed } from './testing/start-scripted-feed.ts';

let on: ScriptedCricapi;

const over = (id: string, status: string, changes: object = {}) =>
  liveMatch(id, 180, { status, matchEnded: true, dateTimeGMT: '2026-03-10T08:00:00', ...changes });
const playerIn = (name: string) => ({ id: `id-${name.toLowerCase()}`, name, role: '--', country: 'India' });

/** History knows one of the two teams. */
const teamKey = (team: string) => (team === 'Mumbai' ? 'mumbai-men' : null);

beforeAll(async () => {
  on = await startScriptedFeed('2026-03-10T15:00:00Z', { teamKey });
  on.vendor.answer(
    'currentMatches',
    vendorAnswer([
      liveMatch('live-1', 61),
      over('over-1', 'Mumbai won by 12 runs'),
      over('over-2', 'Pune won by 3 wkts'),
      over('over-3', 'No result - due to rain'),
      vendorMatch('soon-1', { dateTimeGMT: '2026-03-11T14:00:00', hasSquad: false }),
      vendorMatch('soon-2', {
        name: 'Delhi vs Goa, Only Test',
        matchType: 'test',
        teams: ['Delhi', 'Goa'],
        dateTimeGMT: '2026-03-12T04:00:00',
        series_id: 'series-2',
        hasSquad: false,
      }),
    ]),
  );
  on.vendor.answer(
    'series',
    vendorAnswer([
      { id: 'series-2', name: 'Goa Women tour of Delhi, 2026', startDate: '2026-03-12', test: 1, matches: 1 },
      { id: 'series-1', name: 'Indian Premier League 2026', startDate: '2026-03-01', t20: 74, matches: 74 },
    ]),
  );
  on.vendor.answer(
    'countries',
    vendorAnswer([{ id: 'in', name: 'India', genericFlag: 'https://flags.example/IN.svg' }]),
  );
  on.vendor.answer(
    'match_squad',
    vendorAnswer([{ teamName: 'Mumbai', players: [playerIn('Asha'), playerIn('Bela')] }]),
  );
  on.vendor.answer('match_scorecard', { status: 'failure', reason: 'ERR: Scorecard live-1 not found' });
  for (let i = 0; i < 8; i += 1) {
    await on.pollOnce();
    on.clock.advance(1_000);
  }
});

afterAll(() => on.stop());

const Fields = z.record(z.string(), z.unknown());
const json = async (path: string) => Fields.parse(await (await on.request(path)).json());
const page = cricketMatchRoutes.listAllMatches.answers[200];
const keysAt = async (path: string) => page.parse(await json(path)).data.map((match) => match.key);

describe('lists of matches', () => {
  it('are paged and state their total', async () => {
    const read = page.parse(await json('/api/v1/cricket/matches/all/?offset=1&limit=2'));
    expect(read.page).toEqual({ offset: 1, limit: 2, total: 6 });
    expect(read.data.map((match) => match.key)).toEqual(['soon-1', 'soon-2']);
    expect(page.parse(await json('/api/v1/cricket/matches/all/?offset=50')).data).toEqual([]);
  });

  it.each([
    ['all/?phase=completed&search=mumbai', ['over-1', 'over-2', 'over-3']],
    ['all/?search=PREMIER%20league&phase=live', ['live-1']],
    ['all/?format=test', ['soon-2']],
    ['upcoming/?series=series-2', ['soon-2']],
    ['recent/?limit=1', ['over-1']],
    ['live/', ['live-1']],
    ['all/?search=nobody', []],
  ])('matches/%s gives %j', async (path, keys) => {
    expect(await keysAt(`/api/v1/cricket/matches/${path}`)).toEqual(keys);
    expect(await keysAt(`/api/cricket/matches/${path.replace('all/', '')}`)).toEqual(keys);
  });

  it('are the same under current-matches and both API prefixes', async () => {
    const all = await keysAt('/api/v1/cricket/current-matches/');
    expect(all).toEqual(['live-1', 'soon-1', 'soon-2', 'over-1', 'over-2', 'over-3']);
    expect(await keysAt('/api/cricket/matches/')).toEqual(all);
  });

  it.each([
    '?limit=0',
    '?limit=101',
    '?offset=-1',
    '?format=baseball',
    '?phase=done',
    '?colour=red',
    '?search=',
  ])('refuse %s', async (query) => {
    expect((await on.request(`/api/v1/cricket/matches/all/${query}`)).status).toBe(400);
  });
});

describe('one match', () => {
  it('has a live score with its age', async () => {
    const shape = cricketMatchRoutes.readLiveScore.answers[200];
    const { data } = shape.parse(await json('/api/cricket/matches/live-1/live-score/'));
    expect(data).toMatchObject({ phase: 'live', score: [{ r: 61, o: '7.3' }], toss: { winner: 'Mumbai' } });
    expect((await on.request('/api/cricket/matches/nobody/live-score/')).status).toBe(404);
  });

  it('has its squads once the vendor announces them, and no players before', async () => {
    const shape = cricketMatchRoutes.listMatchPlayers.answers[200];
    const read = shape.parse(await json('/api/cricket/matches/live-1/players/'));
    expect(read.data.map(({ name, team, role }) => [name, team, role])).toEqual([
      ['Asha', 'Mumbai', null],
      ['Bela', 'Mumbai', null],
    ]);
    expect(await json('/api/cricket/matches/soon-1/players/')).toEqual({ data: [], as_of: null });
  });

  it('without a scorecard is a clear 404 and causes no repeated vendor calls', async () => {
    const answer = await on.request('/api/v1/cricket/matches/live-1/scorecard/');
    expect([answer.status, Fields.parse(await answer.json())['code']]).toEqual([404, 'scorecard_not_found']);
    const scorecardRequests = on.vendor.requested.filter(
      (address) => address.pathname === '/match_scorecard',
    );
    expect(new Set(scorecardRequests.map((address) => address.searchParams.get('id'))).size).toBe(
      scorecardRequests.length,
    );
  });
});

describe('series', () => {
  it('are listed with the featured ones first, and searched by name', async () => {
    const shape = cricketSeriesRoutes.listSeries.answers[200];
    const all = shape.parse(await json('/api/v1/cricket/series/'));
    expect(all.data.map(({ name, priority_score }) => [name, priority_score])).toEqual([
      ['Indian Premier League 2026', 10],
      ['Goa Women tour of Delhi, 2026', 5],
    ]);
    expect(shape.parse(await json('/api/v1/cricket/series/?search=tour')).page.total).toBe(1);
  });

  it('have their matches and the standings from completed ones', async () => {
    const shape = cricketSeriesRoutes.readSeries.answers[200];
    const { data } = shape.parse(await json('/api/v1/cricket/series/series-1/'));
    expect(data.fixtures).toHaveLength(5);
    expect(
      data.standings.map(({ key, team, played, won, lost, noResult, points }) => [
        key,
        team,
        played,
        won,
        lost,
        noResult,
        points,
      ]),
    ).toEqual([
      ['mumbai-men', 'Mumbai', 3, 1, 1, 1, 3],
      [null, 'Pune', 3, 1, 1, 1, 3],
    ]);
    expect((await on.request('/api/v1/cricket/series/nothing/')).status).toBe(404);
  });

  it('are tournaments with countries, gender and formats', async () => {
    const shape = cricketSeriesRoutes.listTournaments.answers[200];
    const { data } = shape.parse(await json('/api/v1/cricket/tournaments/'));
    expect(data[1]).toMatchObject({ countries: ['Goa', 'Delhi'], gender: 'female', formats: ['test'] });
    expect(data[0]).toMatchObject({
      short_name: 'IPL 2026',
      countries: [],
      gender: null,
      formats: ['t20'],
    });
  });

  it('and countries come with codes', async () => {
    const shape = cricketSeriesRoutes.listCountries.answers[200];
    const { data } = shape.parse(await json('/api/v1/cricket/countries-new/'));
    expect(data.countries).toEqual([
      { id: 'in', code: 'IN', name: 'India', genericFlag: 'https://flags.example/IN.svg' },
    ]);
  });
});

describe('usage', () => {
  it("has today's count and the latest calls", async () => {
    const { info, callLog } = cricketDashboardRoutes.readCallLog.answers[200].parse(
      await json('/api/stats/'),
    );
    expect(info.hitsToday).toBe(callLog.reduce((sum, call) => sum + call.hits, 0));
    expect(info).toMatchObject({ hitsLimit: 100_000, lastReset: '2026-03-10T00:00:00.000Z' });
    expect(callLog.at(-1)).toMatchObject({ endpoint: 'currentMatches', outcome: 'answered', cached: false });
    expect((await json('/api/status/'))['info']).toEqual(info);
  });

  it('a refresh request is accepted once the last response is no longer fresh, and makes no call itself', async () => {
    const shape = cricketDashboardRoutes.syncCricketData.answers[202];
    const sync = async () =>
      shape.parse(await (await on.request('/api/v1/cricket/dashboard/sync/', { method: 'POST' })).json());
    const earlierRequests = on.vendor.requested.length;
    on.clock.advance(60_000);
    expect((await sync()).data).toMatchObject({ synced: ['current_matches'], skipped: [] });
    expect(on.vendor.requested.length).toBe(earlierRequests);
    await on.pollOnce();
    expect((await sync()).data.synced).toEqual([]);
  });

  it('a visitor who is not signed in reads none of it', async () => {
    const routes = { ...cricketMatchRoutes, ...cricketSeriesRoutes, ...cricketDashboardRoutes };
    for (const { method, path } of Object.values(routes)) {
      const answer = await fetch(`${on.address}${path.replace('{id}', 'live-1')}`, { method });
      expect(`${path} ${answer.status}`).toBe(`${path} 401`);
    }
  });
});

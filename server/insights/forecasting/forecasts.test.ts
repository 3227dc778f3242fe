import { type Analysis, analysisRoutes } from '@gullylens/contract/http/insights/analysis';
import { type Forecast, forecastRoutes } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { oversToBalls } from '@gullylens/engine/match/overs';
import { emptyTally } from '@gullylens/engine/match/tally';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importTestMatches } from '../../history/testing/import-test-matches.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import type { Insights } from '../public.ts';
import { createTestInsights } from '../testing/create-test-insights.ts';
import { fakeLiveMatches } from '../testing/fake-live-matches.ts';

const clock = createManualClock();
const START = new Date(clock.now().getTime() + 5 * 3_600_000).toISOString();
const DAYS = Array.from({ length: 9 }, (_, i) => `2023-04-0${i + 1}`);
const routes = { ...analysisRoutes, ...forecastRoutes };

let database: TestDatabase;
let insights: Insights;
let served: ServedRoutes;
let current: MatchSummary[] = [];
let squadReads = 0;
let tallies: Awaited<ReturnType<ReturnType<typeof fakeLiveMatches>['view']['playerTallies']>> = [];

beforeAll(async () => {
  database = await createTestDatabase();
  insights = createTestInsights({
    database,
    clock,
    matches: fakeLiveMatches(() => current, { playerTallies: async () => tallies, squads: readSquads }),
  });
  served = await serveRoutes(routes, insights.handlers);
  // Home makes 40 off an over and Away falls short, every day.
  const balls = [
    [6, 6, 6, 6, 6, 6],
    [1, 0, 1, 0],
  ] as const;
  await importTestMatches(
    database,
    DAYS.map((date) => ({ date, balls })),
  );
  await insights.learn();
});
beforeEach(async () => {
  // Each match is compared with its projection again, which is kept if equal, and is forecast again.
  clock.advance(11 * 60_000);
  current = [];
  tallies = [];
  await insights.forecastMatches();
  await database.pool.query('truncate analyses, match_forecasts cascade');
});
afterAll(async () => {
  await served.close();
  await insights.close();
  await database.drop();
});

const coming = (more: Partial<MatchSummary> = {}) =>
  makeMatchSummary({ key: 'next', dateTimeGMT: START, ...more });
const tossed = () => coming({ toss: { winner: 'Home', decision: 'bat' } });

/** No squads are known; reading those of one match fails. */
async function readSquads(key: string) {
  squadReads += 1;
  if (key === 'broken') throw new Error('the squads cannot be read');
  return [];
}

async function show(...versions: readonly MatchSummary[]): Promise<void> {
  for (const match of versions) {
    current = [match];
    await insights.runAnalysisJobs();
    await insights.forecastMatches();
  }
}

async function forecast(): Promise<Forecast> {
  const answer = await served.request('/api/v1/cricket/matches/next/forecast/', 'payer');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Forecast }).data;
}

async function analysis(): Promise<Analysis> {
  const answer = await served.request('/api/v1/analysis/next/', 'payer');
  return ((await answer.json()) as { data: Analysis }).data;
}

const live = (o: string, r: number, w = 0, more: Partial<MatchSummary> = {}) =>
  coming({
    phase: 'live',
    version: 2 + Number(o) * 10,
    toss: { winner: 'Home', decision: 'bat' },
    score: [{ inning: 'Home Inning 1', team: 'Home', r, w, o }],
    ...more,
  });

/** Away chases 181. */
function chase(o: string, r: number, more: Partial<MatchSummary> = {}) {
  const innings = { inning: 'Away Inning 1', team: 'Away', r, w: 2, o };
  const status = `Away need ${181 - r} runs in ${120 - oversToBalls(o, 6)} balls`;
  return live('20', 180, 0, { version: 300, score: [...live('20', 180).score, innings], status, ...more });
}

describe('an analysis with ratings', () => {
  beforeEach(() => database.pool.query('truncate match_projections'));

  it('projects all probable players, and recommends captain, eleven and three teams', async () => {
    await show(coming());
    const { projections, teams, forecast: given, captainChoices, dreamTeam, venueStats } = await analysis();
    expect(projections).toHaveLength(22);
    expect(projections[0]).toMatchObject({ name: 'Home Player1', team: 'Home', matches: 9 });
    for (const { p10, p50, p90, mean, parts } of projections) {
      expect([p10, p50, p90].toSorted((a, b) => a - b)).toEqual([p10, p50, p90]);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(mean, 6);
    }
    // Everybody played the latest five matches, more than a year ago.
    expect(new Set(projections.map(({ playChance }) => playChance))).toEqual(new Set([58.6]));
    expect(projections.reduce((sum, each) => sum + each.pickPercentage, 0)).toBeCloseTo(11 * 58.6, -1);
    expect(projections.reduce((sum, { topChance }) => sum + topChance, 0)).toBeCloseTo(58.6, 0);
    expect(captainChoices.primary?.key).toBe(projections[0]?.key);
    const open = await (await served.request('/api/v1/analysis/', 'payer')).json();
    const [first, second] = projections;
    expect(open).toMatchObject({
      data: [{ captainParts: first?.parts, viceCaptainParts: second?.parts }],
    });
    const locked = await (await served.request('/api/v1/analysis/', 'free')).text();
    expect(locked).not.toContain('Parts');
    expect(locked).toContain(
      `"captainPoints":${first?.mean},"viceCaptainPoints":${second?.mean},"venueAverage":${venueStats.averageScore},"locked":true`,
    );
    expect(teams.map(({ name }) => name)).toEqual(['Safe & Steady', 'High Risk-Reward', 'Balanced Approach']);
    for (const team of teams) expect(new Set(team.players).size).toBe(11);
    expect(new Set(teams.map((team) => team.players.toSorted().join())).size).toBe(3);
    expect(Math.max(...teams.map(({ expected }) => expected))).toBe(teams[2]?.expected);
    for (const { players: keys, expected } of teams) {
      const means = keys.map((key) => projections.find((each) => each.key === key)?.mean ?? 0);
      const [captain = 0, viceCaptain = 0] = means;
      const sum = means.reduce((total, mean) => total + mean, captain + viceCaptain / 2);
      expect(expected).toBeCloseTo(0.586 * sum, 0);
    }
    expect(dreamTeam.map(({ key }) => key)).toEqual(teams[2]?.players);
    expect(given?.win.teamA).toBeGreaterThan(50);
    expect((given?.win.teamA ?? 0) + (given?.win.teamB ?? 0)).toBeCloseTo(100);
    expect(given?.basis).toMatchObject({ matchesLearnt: 9, learntUntil: '2023-04-09', confidence: 'low' });
  });

  it('is the same again from the same ratings', async () => {
    await show(coming());
    const before = await analysis();
    await database.pool.query('truncate analyses, match_projections cascade');
    clock.advance(700_000);
    await show(coming());
    expect((await analysis()).projections).toEqual(before.projections);
  });

  it('has wide ranges and states what is unknown when no player is known', async () => {
    await show(coming({ teams: ['Nobody', 'Noone'] }));
    const { projections, teams, forecast: given } = await analysis();
    expect([projections, teams]).toEqual([[], []]);
    expect(given?.basis.missing).toEqual(expect.arrayContaining(['teams', 'players', 'line-ups', 'toss']));
    expect(given?.basis.confidence).toBe('low');
    expect(given?.win.teamA).toBeCloseTo(50, -1);
  });

  it('uses no ratings that may already include the match', async () => {
    await show(coming({ dateTimeGMT: '2023-04-05T14:00:00.000Z' }));
    expect(await analysis()).toMatchObject({ projections: [], forecast: null });
  });
});

it('a match that cannot be forecast does not block others', async () => {
  current = [coming({ key: 'broken' }), coming()];
  await expect(insights.runAnalysisJobs()).rejects.toThrow('1 of 4 analysis jobs failed');
  expect((await analysis()).projections).toHaveLength(22);
  await database.pool.query(
    `insert into match_projections (match_key, made_from, body, made_at, view)
      values ('broken', '{}', '{}', now(), '')`,
  );
  await expect(insights.forecastMatches()).rejects.toThrow('1 of 2 matches could not be forecast');
  expect((await forecast()).stage).toBe('before');
});

/** The number of squads read by a run of the analysis jobs after this time. */
async function squadReadsAfter(ms: number): Promise<number> {
  clock.advance(ms);
  const before = squadReads;
  await insights.runAnalysisJobs();
  return squadReads - before;
}

it('squads are read again after ten minutes, or when the match changes', async () => {
  current = [coming()];
  expect(await squadReadsAfter(0)).toBe(1);
  expect(await squadReadsAfter(599_999)).toBe(0);
  expect(await squadReadsAfter(1)).toBe(1);
  current = [coming({ toss: { winner: 'Home', decision: 'bat' } })];
  expect(await squadReadsAfter(0)).toBe(1);
});

describe('the forecast of a match', () => {
  it('has both teams’ chances and totals before the toss', async () => {
    await show(coming());
    const { stage, win, before, totals, history } = await forecast();
    expect(stage).toBe('before');
    expect(win).toEqual(before);
    expect(totals.map(({ team }) => team)).toEqual(['Home', 'Away']);
    expect(history).toMatchObject([{ innings: 0, teamA: win?.teamA }]);
  });

  it('follows the score with one point per over, and removes points that the vendor retracts', async () => {
    await show(tossed(), live('1.2', 10), live('1.5', 12), live('2.1', 40));
    const { stage, win, totals, history, matchVersion } = await forecast();
    expect(stage).toBe('first innings');
    expect(history.map(({ overs }) => overs)).toEqual(['0', '1.5', '2.1']);
    expect(history.at(-1)?.teamA).toBe(win?.teamA);
    expect(win?.teamA).toBeGreaterThan(history[1]?.teamA ?? 100);
    expect(totals).toMatchObject([{ team: 'Home' }]);
    expect(matchVersion).toBe(23);
    await show(live('1.1', 9, 0, { version: 99 }));
    expect((await forecast()).history.map(({ overs }) => overs)).toEqual(['0', '1.1']);
  });

  it('reads a forecast that an earlier version stored without a limitation', async () => {
    await show(tossed());
    await database.pool.query(
      `update match_forecasts set body = (body::jsonb - 'limitation' - 'target')::text`,
    );
    expect(await forecast()).toMatchObject({ stage: 'before', limitation: null, target: null });
  });

  it('is calculated once per change', async () => {
    await show(live('3.0', 30));
    expect(await insights.forecastMatches()).toBe(0);
    current = [live('3.1', 36)];
    expect(await insights.forecastMatches()).toBe(1);
  });

  it('is certain only when the match is over', async () => {
    const first = live('20', 180);
    await show(first, chase('19.5', 179));
    const { win, stage } = await forecast();
    expect(stage).toBe('second innings');
    expect(win?.teamA).toBeLessThan(100);
    expect(win?.teamA).toBeGreaterThan(0);
    await show(live('20', 180, 0, { version: 301, phase: 'completed', winner: 'Home' }));
    expect(await forecast()).toMatchObject({ stage: 'over', win: { teamA: 100, teamB: 0 } });
  });

  it("projects points from the players' scorecard, once the feed has it", async () => {
    await show(live('3.0', 30));
    expect(await forecast()).toMatchObject({
      players: [],
      basis: { missing: expect.arrayContaining(['balls']) },
    });
    const tally = { ...emptyTally(), batted: true, runs: 30, balls: 18, sixes: 5 };
    const opener = { key: 'home-player1', name: 'Home Player1', team: 'Home', tally, retired: false };
    tallies = [opener];
    await show(live('3.1', 30));
    const batting = (await forecast()).players;
    tallies = [{ ...opener, tally: { ...tally, out: true } }];
    await show(live('3.2', 30, 1));
    const out = (await forecast()).players;
    expect(out).toHaveLength(22);
    const heading = (players: Forecast['players']) =>
      players.find(({ key }) => key === opener.key)?.projected.mean ?? 0;
    expect(out.find(({ key }) => key === opener.key)?.points).toBeGreaterThan(60);
    expect(heading(out)).toBeLessThan(heading(batting));
  });

  it('has no chance for a live Test', async () => {
    await show(live('3.0', 30, 0, { matchType: 'test' }));
    expect(await forecast()).toMatchObject({
      win: null,
      totals: [],
      basis: { missing: expect.arrayContaining(['format']) },
    });
  });

  it.each([
    ['that is one too many', 'Home'],
    ['of a team that does not play', 'Elsewhere'],
  ])('stays unchanged, and says so, when the feed has an innings %s', async (_, team) => {
    await show(tossed(), live('19.5', 180), chase('10.0', 90));
    const last = await forecast();
    expect(last).toMatchObject({ stage: 'second innings', limitation: null });
    const innings = chase('10.0', 90).score;
    const odd = { inning: `${team} Inning 1`, team, r: 6, w: 0, o: '0.2' };
    await show(chase('10.0', 90, { version: 301, score: team === 'Home' ? [...innings, odd] : [odd] }));
    expect(await forecast()).toEqual({ ...last, limitation: 'unreadable score' });
    await show(chase('10.1', 90, { version: 302 }));
    expect((await forecast()).history.map(({ overs }) => overs)).toEqual(['0', '19.5', '10.1']);
  });

  it('gives no chance for a score that was never readable', async () => {
    await show(live('3.0', 30, 0, { score: [{ inning: 'X', team: 'X', r: 6, w: 0, o: '1' }] }));
    const nothing = { win: null, totals: [], history: [], limitation: 'unreadable score' };
    expect(await forecast()).toMatchObject(nothing);
  });

  it('gives no chance while the status line contradicts the score, and gives one again once they agree', async () => {
    await show(tossed(), live('20', 180), chase('10', 90));
    const { history } = await forecast();
    expect(history.at(-1)).toMatchObject({ innings: 2, overs: '10' });
    await show(chase('10.1', 90, { version: 301, status: 'Away need 120 runs in 80 balls' }));
    expect(await forecast()).toMatchObject({
      win: null,
      totals: [],
      history,
      limitation: 'unreadable score',
    });
    await show(chase('10.2', 91, { version: 302 }));
    expect(await forecast()).toMatchObject({ limitation: null, win: expect.anything(), matchVersion: 302 });
  });

  it('requires Premium', async () => {
    await show(tossed());
    const readers = [undefined, 'free', 'payer'];
    const answers = readers.map((user) => served.request('/api/v1/cricket/matches/next/forecast/', user));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403, 200]);
  });

  it('is 404 without a forecast', async () => {
    const answer = await served.request('/api/v1/cricket/matches/other/forecast/', 'payer');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'forecast_not_found' });
  });
});

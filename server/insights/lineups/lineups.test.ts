import { type LineupResponse, lineupRoutes } from '@gullylens/contract/http/insights/lineups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFeedSource } from '../../history/testing/empty-feed-source.ts';
import { createHistory } from '../../history/public.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { fakeLiveMatches } from '../testing/fake-live-matches.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { importTestMatches } from '../../history/testing/import-test-matches.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import { createInsights, type Insights } from '../public.ts';

const clock = createManualClock();
const PATH = 'POST /api/v1/lineups/';
/** Each user sends a different request. */
const crowd = Array.from({ length: 13 }, (_, i) => `payer-${i}`);
let database: TestDatabase;
let insights: Insights;
let needs: Parameters<typeof createInsights>[0];
let served: ServedRoutes;

beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLog('silent');
  const dateTimeGMT = new Date(clock.now().getTime() + 5 * 3_600_000).toISOString();
  const match = makeMatchSummary({ key: 'next', dateTimeGMT });
  const stranger = makeMatchSummary({ key: 'strangers', teams: ['Nobody', 'Noone'], dateTimeGMT });
  needs = {
    database,
    nameAnalysts: async () => new Map(),
    clock,
    log,
    history: createHistory({ database, log, feed: emptyFeedSource }),
    matches: fakeLiveMatches(() => [match, stranger]),
    mayReadPremium: async () => true,
  };
  insights = createInsights(needs);
  served = await serveRoutes(lineupRoutes, insights.handlers, { payers: ['payer', ...crowd] });
  const days = Array.from({ length: 9 }, (_, i) => `2023-04-0${i + 1}`);
  await importTestMatches(
    database,
    days.map((date) => ({ date })),
  );
  await insights.learn();
  await insights.runAnalysisJobs();
});
afterAll(async () => {
  await served.close();
  await insights.close();
  await database.drop();
});

async function order(more: Readonly<Record<string, unknown>> = {}): Promise<LineupResponse> {
  const answer = await served.send(PATH, 'payer', { matchKey: 'next', ...more });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: LineupResponse }).data;
}

describe('one line-up', () => {
  it('is the best eleven, with proof of optimality and its range of points', async () => {
    const { lineups, proof, players, announced, basis } = await order();
    expect(lineups).toHaveLength(1);
    const [best] = lineups;
    expect(new Set(best?.players).size).toBe(11);
    expect([best?.captain, best?.viceCaptain]).toEqual(best?.players.slice(0, 2));
    expect(best?.p10).toBeLessThan(best?.expected ?? 0);
    expect(best?.p90).toBeGreaterThan(best?.expected ?? 0);
    expect(proof?.gapToRunnerUp).toBeGreaterThanOrEqual(0);
    expect(proof?.examined).toBeGreaterThan(0);
    expect(players.filter(({ held }) => held === 1)).toHaveLength(11);
    expect(announced).toBe(false);
    expect(basis.matchesLearnt).toBe(9);
  });

  it('includes locked players and no excluded ones', async () => {
    const { lineups } = await order({ locked: ['away-player9'], excluded: ['home-player1'] });
    expect(lineups[0]?.players).toContain('away-player9');
    expect(lineups[0]?.players).not.toContain('home-player1');
  });
});

describe('several line-ups', () => {
  it('differ, respect the maximum exposure, and are the same when requested again', async () => {
    const wanted = { count: 12, exposure: 60, style: 'high-risk' };
    const answer = await order(wanted);
    expect(answer.lineups).toHaveLength(12);
    expect(new Set(answer.lineups.map(({ players }) => players.toSorted().join())).size).toBe(12);
    // Sixty percent of twelve is seven and a bit: eight.
    for (const { held, exposure } of answer.players) {
      expect(held).toBeLessThanOrEqual(8);
      expect(exposure).toBe(Math.round((1000 * held) / 12) / 10);
    }
    const best = Math.max(...answer.lineups.map(({ expected }) => expected));
    expect(answer.expectedBest).toBeGreaterThan(best);
    expect(answer.proof).toBeNull();
    expect((await order(wanted)).lineups).toEqual(answer.lineups);
  });
});

describe('an impossible request', () => {
  const twelve = Array.from({ length: 12 }, (_, i) => `${i < 6 ? 'home' : 'away'}-player${(i % 6) + 1}`);
  const side = Array.from({ length: 11 }, (_, i) => `home-player${i + 1}`);

  it.each<[number, string, string, Readonly<Record<string, unknown>>]>([
    [400, 'an unknown player', 'invalid_input', { locked: ['nobody'] }],
    [
      400,
      'a player both locked and excluded',
      'invalid_input',
      { locked: ['home-player1'], excluded: ['home-player1'] },
    ],
    [400, 'no line-up at all', 'invalid_input', { count: 0 }],
    [400, 'more than there may be', 'invalid_input', { count: 151 }],
    [400, 'a style that is none', 'invalid_input', { style: 'lucky' }],
    [400, 'anything more', 'invalid_input', { credits: 100 }],
    [404, 'a match without projection', 'forecast_not_found', { matchKey: 'other' }],
    [422, 'twelve locked', 'lineup_impossible', { locked: twelve }],
    [422, 'a whole team excluded', 'lineup_impossible', { excluded: side, count: 150 }],
    [422, 'a match of strangers', 'lineup_impossible', { matchKey: 'strangers' }],
  ])('is answered with %i: %s', async (status, _, code, more) => {
    const answer = await served.send(PATH, 'payer', { matchKey: 'next', ...more });
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  });

  it('is rejected with 503 and a retry time while too many wait', async () => {
    const orders = crowd.map((user) => served.send(PATH, user, { matchKey: 'next', count: 2 }));
    // Rejected at once, not after a wait.
    expect((await Promise.race(orders)).status).toBe(503);
    const answers = await Promise.all(orders);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8);
    expect(busy[0]?.headers.get('retry-after')).toBe('10');
    expect(await busy[0]?.json()).toMatchObject({ code: 'lineups_busy' });
  });

  it('does not block others when one user sends very many', async () => {
    const orders = crowd.map(() => served.send(PATH, 'payer', { matchKey: 'next', count: 2 }));
    expect((await Promise.race(orders)).status).toBe(503);
    expect((await served.send(PATH, 'payer-1', { matchKey: 'next' })).status).toBe(200);
    await Promise.all(orders);
    // Finished requests free slots for the next.
    expect((await served.send(PATH, 'payer', { matchKey: 'next' })).status).toBe(200);
  });
});

it.each([
  [401, 'no signed-in user', ''],
  [403, 'a free reader', 'free'],
])('line-ups are answered with %i to %s', async (status, _, user) => {
  expect((await served.send(PATH, user, { matchKey: 'next' })).status).toBe(status);
});

it('line-ups need neither the ratings nor the forecasting thread', async () => {
  const before = await order({ count: 3 });
  await database.pool.query('truncate rating_snapshots cascade');
  const apart = createInsights(needs);
  const servedApart = await serveRoutes(lineupRoutes, apart.handlers);
  const answer = await servedApart.send(PATH, 'payer', { matchKey: 'next', count: 3 });
  const { data } = (await answer.json()) as { data: LineupResponse };
  await servedApart.close();
  await apart.close();
  expect([data.lineups, data.expectedBest]).toEqual([before.lineups, before.expectedBest]);
});

import { analysisRoutes } from '@gullylens/contract/http/insights/analysis';
import { nextMatchRoutes, type PlayerNextMatch } from '@gullylens/contract/http/insights/next-match';
import type { SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importTestMatches } from '../../history/testing/import-test-matches.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import type { Insights } from '../public.ts';
import { createTestInsights } from '../testing/create-test-insights.ts';
import { fakeLiveMatches } from '../testing/fake-live-matches.ts';

const clock = createManualClock();
const HOUR_MS = 3_600_000;
let database: TestDatabase;
let insights: Insights;
let served: ServedRoutes;
let current: MatchSummary[] = [];
let squad: SquadPlayer[] = [];
/** The key in history of a player of Home. */
let player = '';

beforeAll(async () => {
  database = await createTestDatabase();
  insights = createTestInsights({
    database,
    clock,
    matches: fakeLiveMatches(() => current, { squads: async () => squad }),
  });
  served = await serveRoutes({ ...analysisRoutes, ...nextMatchRoutes }, insights.handlers);
  const days = Array.from({ length: 9 }, (_, i) => `2023-04-0${i + 1}`);
  await importTestMatches(
    database,
    days.map((date) => ({ date, balls: [[6, 6, 6], [1]] as const })),
  );
  await insights.learn();
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from history_players where name = 'Home Player1'`,
  );
  player = rows[0]?.id ?? '';
});
beforeEach(async () => {
  squad = [];
  clock.advance(11 * 60_000);
  await database.pool.query('truncate analyses, match_projections cascade');
});
afterAll(async () => {
  await served.close();
  await insights.close();
  await database.drop();
});

const coming = (key: string, hours: number, more: Partial<MatchSummary> = {}) => {
  const dateTimeGMT = new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
  return makeMatchSummary({ key, dateTimeGMT, ...more });
};

async function publish(...matches: readonly MatchSummary[]): Promise<void> {
  current = [...matches];
  await insights.runAnalysisJobs();
}

async function nextMatch(user: string, key = player): Promise<PlayerNextMatch | null> {
  const answer = await served.request(`/api/v1/cricket/players/${key}/next-match/`, user);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: PlayerNextMatch | null }).data;
}

it('gives members the expected points of the analysis', async () => {
  const match = coming('next', 5);
  await publish(match);
  const analysis = await served.request('/api/v1/analysis/next/', 'payer');
  const { data } = (await analysis.json()) as { data: { projections: { key: string; mean: number }[] } };
  expect(await nextMatch('payer')).toMatchObject({
    matchKey: 'next',
    analysisDate: match.dateTimeGMT,
    locksAt: match.dateTimeGMT,
    locked: false,
    projection: data.projections.find(({ key }) => key === player),
  });
  expect(await nextMatch('payer')).toMatchObject({ projection: { key: player } });
  const cards = await (await served.request('/api/v1/analysis/', 'payer')).json();
  expect(cards).toMatchObject({ data: [{ captainKey: player, captainPoints: data.projections[0]?.mean }] });
});

it('gives other users the match without a number', async () => {
  await publish(coming('next', 5));
  const next = await nextMatch('free');
  expect(next).toMatchObject({ matchKey: 'next', matchTitle: 'Home vs Away', locked: true });
  expect(Object.keys(next ?? {}).toSorted()).toEqual([
    'analysisDate',
    'locked',
    'locksAt',
    'matchKey',
    'matchTitle',
    'tournament',
  ]);
});

it('is the earliest of several, and a live match until it is over', async () => {
  const [first, second] = [coming('first', 3), coming('second', 5)];
  await publish(second, first);
  expect(await nextMatch('payer')).toMatchObject({ matchKey: 'first' });
  clock.advance(4 * HOUR_MS);
  current = [{ ...first, phase: 'live' }, second];
  expect(await nextMatch('payer')).toMatchObject({ matchKey: 'first' });
  current = [{ ...first, phase: 'completed' }, second];
  expect(await nextMatch('payer')).toMatchObject({ matchKey: 'second' });
  current = [];
  expect(await nextMatch('payer')).toMatchObject({ matchKey: 'second' });
});

it('is found after many matches that are over', async () => {
  await publish(coming('next', 5));
  await database.pool.query(
    `insert into analyses
    select (jsonb_populate_record(a, jsonb_build_object('match_key', 'over-' || i, 'id', gen_random_uuid(), 'match_at', $1::text))).*
    from analyses a, generate_series(1, 100) i`,
    [new Date(clock.now().getTime() - HOUR_MS).toISOString()],
  );
  expect(await nextMatch('payer')).toMatchObject({ matchKey: 'next' });
});

it('is null for a player of no coming match, and for an analysis that is not published', async () => {
  await publish(coming('next', 5));
  expect(await nextMatch('payer', 'unknown')).toBeNull();
  await database.pool.query(`update analyses set state = 'withdrawn'`);
  expect(await nextMatch('payer')).toBeNull();
});

it('stores how the members of the squads bowl when the match is projected', async () => {
  squad = [
    {
      id: 'vendor-1',
      key: player,
      name: 'Home Player1',
      team: 'Home',
      role: 'Bowler',
      battingStyle: null,
      bowlingStyle: 'Left-arm orthodox',
      country: null,
    },
  ];
  await publish(coming('next', 5));
  const { rows } = await database.pool.query('select * from history_bowling_styles');
  expect(rows).toEqual([{ player_id: player, style: 'spin' }]);
});

import { type AnalysisCard, analysisRoutes } from '@gullylens/contract/http/insights/analysis';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHistory } from '../../history/public.ts';
import { importTestMatches } from '../../history/testing/import-test-matches.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import type { MadeMatch } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { createInsights, type Insights } from '../public.ts';
import { fakeLiveMatches } from '../testing/fake-live-matches.ts';

const HOUR = 3_600_000;
const clock = createManualClock();
let database: TestDatabase;
let insights: Insights;
let served: ServedRoutes;
let current: MatchSummary[] = [];
let played: MadeMatch[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLog('silent');
  const feed = {
    match: async (key: string) => current.find((match) => match.key === key) ?? null,
    progress: async () => null,
    points: async () => null,
  };
  insights = createInsights({
    database,
    nameAnalysts: async () => new Map(),
    clock,
    log,
    history: createHistory({ database, log, feed }),
    matches: fakeLiveMatches(() => current),
    mayReadPremium: async ({ userId }) => userId === 'payer',
  });
  served = await serveRoutes(analysisRoutes, insights.handlers);
});
beforeEach(async () => {
  await database.pool.query('truncate analyses cascade');
  await database.pool.query(
    'truncate history_matches, history_teams, history_grounds, history_players cascade',
  );
  current = [];
  played = [{ date: '2023-04-01' }, { date: '2023-04-01', teams: ['North', 'South'] }];
  await importTestMatches(database, played);
});
afterAll(async () => {
  await served.close();
  await insights.close();
  await database.drop();
});

type Teams = readonly [string, string];

async function turn(key: string, change: Partial<MatchSummary>): Promise<void> {
  current = [...current.filter((match) => match.key !== key), makeMatchSummary({ key, ...change })];
  await insights.runAnalysisJobs();
}

/** Drafts the analysis of a match, locks it at the start, and completes the match. */
async function complete(key: string, teams: Teams): Promise<void> {
  const facts: Partial<MatchSummary> = {
    teams: [...teams],
    dateTimeGMT: new Date(clock.now().getTime() + 5 * HOUR).toISOString(),
  };
  await turn(key, { ...facts, phase: 'upcoming' });
  await turn(key, { ...facts, phase: 'live' });
  clock.advance(8 * HOUR);
  await turn(key, { ...facts, phase: 'completed' });
}

/** Imports the balls of a match that was completed just now, so that its analysis is graded. */
async function grade(teams: Teams): Promise<void> {
  const date = new Date(clock.now().getTime() - 3 * HOUR).toISOString().slice(0, 10);
  played.push({ date, teams: [...teams], balls: [[4, 6], [1]] });
  await importTestMatches(database, played);
  await insights.runAnalysisJobs();
}

const comingMatch = (): Partial<MatchSummary> => ({
  teams: ['North', 'South'],
  dateTimeGMT: new Date(clock.now().getTime() + 5 * HOUR).toISOString(),
});

async function cardsOf(user: string): Promise<AnalysisCard[]> {
  return ((await (await served.request('/api/v1/analysis/', user)).json()) as { data: AnalysisCard[] }).data;
}

/** The keys of the cards that a free reader receives open, after checking that only their analyses can be read. */
async function openKeys(): Promise<string[]> {
  const cards = await cardsOf('free');
  for (const { matchKey, locked } of cards) {
    const answer = await served.request(`/api/v1/analysis/${matchKey}/`, 'free');
    expect([matchKey, answer.status]).toEqual([matchKey, locked ? 403 : 200]);
  }
  return cards.filter(({ locked }) => !locked).map(({ matchKey }) => matchKey);
}

describe('the free sample', () => {
  it('is the latest graded analysis, first in the list of a free reader', async () => {
    await complete('first', ['Home', 'Away']);
    await grade(['Home', 'Away']);
    await turn('coming', comingMatch());
    expect(await openKeys()).toEqual(['first']);
    const [sample, locked] = await cardsOf('free');
    expect(sample).toMatchObject({ matchKey: 'first', sample: true, captain: 'Home Player1' });
    expect(locked).toMatchObject({ matchKey: 'coming', locked: true });
    expect(locked).not.toHaveProperty('captain');
  });

  it('moves on when the next match is graded, not when it is completed', async () => {
    await complete('first', ['Home', 'Away']);
    await grade(['Home', 'Away']);
    clock.advance(24 * HOUR);
    await complete('second', ['North', 'South']);
    expect(await openKeys()).toEqual(['first']);
    await grade(['North', 'South']);
    expect(await openKeys()).toEqual(['second']);
  });

  it('stays in the list after its match has left it for others', async () => {
    await complete('first', ['Home', 'Away']);
    await grade(['Home', 'Away']);
    clock.advance(2 * 24 * HOUR);
    expect(await cardsOf('payer')).toMatchObject([{ matchKey: 'first' }]);
    clock.advance(8 * 24 * HOUR);
    current = [];
    await turn('coming', comingMatch());
    expect(await openKeys()).toEqual(['first']);
    expect((await cardsOf('free')).map(({ matchKey }) => matchKey)).toEqual(['first', 'coming']);
    expect(await cardsOf('payer')).toMatchObject([{ matchKey: 'coming', locked: false, sample: false }]);
  });

  it('is the latest completed match while none is graded', async () => {
    await complete('first', ['Home', 'Away']);
    expect(await openKeys()).toEqual(['first']);
    clock.advance(24 * HOUR);
    await complete('second', ['North', 'South']);
    expect(await openKeys()).toEqual(['second']);
  });

  it('prefers a completed match whose analysis was drafted before the start', async () => {
    await complete('first', ['Home', 'Away']);
    const facts: Partial<MatchSummary> = {
      teams: ['North', 'South'],
      dateTimeGMT: clock.now().toISOString(),
    };
    await turn('late', { ...facts, phase: 'live' });
    await turn('late', { ...facts, phase: 'completed' });
    expect(await openKeys()).toEqual(['first']);
  });

  it.each<[string, Partial<MatchSummary>]>([
    ['has not begun', { phase: 'upcoming' }],
    ['is live', { phase: 'live' }],
    ['has had its toss', { toss: { winner: 'North', decision: 'bat' } }],
  ])('is none while the only match %s', async (_, change) => {
    await turn('coming', comingMatch());
    await turn('coming', { ...comingMatch(), ...change });
    expect(await openKeys()).toEqual([]);
  });

  it('is none after its analysis was withdrawn', async () => {
    await turn('first', comingMatch());
    await database.pool.query(`update analyses set state = 'withdrawn'`);
    await turn('first', { ...comingMatch(), phase: 'completed' });
    expect((await served.request('/api/v1/analysis/first/', 'free')).status).toBe(403);
  });

  it('is open to members like every analysis, and only they count as its readers', async () => {
    await complete('first', ['Home', 'Away']);
    await served.request('/api/v1/analysis/first/', 'free');
    expect((await served.request('/api/v1/analysis/first/', 'payer')).status).toBe(200);
    const { rows } = await database.pool.query('select user_id from analysis_readers');
    expect(rows).toEqual([{ user_id: 'payer' }]);
  });
});

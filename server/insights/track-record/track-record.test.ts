import { createHash } from 'node:crypto';
import type { Backtest, ForecastRecord } from '@gullylens/contract/http/insights/forecast-record';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import {
  type TrackRecordEntry,
  type TrackRecordSummary,
  trackRecordRoutes,
} from '@gullylens/contract/http/insights/track-record';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHistory } from '../../history/public.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { fakeLiveMatches } from '../testing/fake-live-matches.ts';
import type { MadeMatch } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { importTestMatches } from '../../history/testing/import-test-matches.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import { createInsights, type Insights } from '../public.ts';
import { readForecastRecord } from './forecast-record.ts';

const HOUR = 3_600_000;
const clock = createManualClock();
const START = new Date(clock.now().getTime() + 5 * HOUR).toISOString();
const TODAY = START.slice(0, 10);
const EARLIER: MadeMatch[] = [1, 2, 3].map((day) => ({ date: `2023-04-0${day}` }));

let database: TestDatabase;
let insights: Insights;
let served: ServedRoutes;
let current: MatchSummary[] = [];

const feed = {
  match: async (key: string) => current.find((match) => match.key === key) ?? null,
  progress: async () => null,
  points: async () => null,
};

beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLog('silent');
  insights = createInsights({
    database,
    nameAnalysts: async () => new Map(),
    clock,
    log,
    history: createHistory({ database, log, feed }),
    matches: fakeLiveMatches(() => current),
    mayReadPremium: async () => true,
  });
  served = await serveRoutes(trackRecordRoutes, insights.handlers);
});
beforeEach(async () => {
  await database.pool.query('truncate analyses, match_projections, rating_snapshots cascade');
  await database.pool.query(
    'truncate history_matches, history_teams, history_grounds, history_players cascade',
  );
  // A truncation does not advance it, so sums of the test before would be served.
  await database.pool.query('update track_record_state set revision = revision + 1');
  await importTestMatches(database, EARLIER);
});
afterAll(async () => {
  await served.close();
  await insights.close();
  await database.drop();
});

async function turn(change: Partial<MatchSummary>): Promise<void> {
  current = [makeMatchSummary({ key: 'today', dateTimeGMT: START, ...change })];
  await insights.runAnalysisJobs();
}

/** Drafts an analysis, locks it at the start, and imports the match as played. */
async function playOut(balls: MadeMatch['balls']): Promise<void> {
  await turn({ phase: 'upcoming' });
  await turn({ phase: 'live' });
  await importTestMatches(database, [...EARLIER, { date: TODAY, ...(balls && { balls }) }]);
  clock.advance(8 * HOUR);
  await turn({ phase: 'completed' });
  clock.advance(-8 * HOUR);
}

async function record() {
  const answer = await served.request('/api/v1/analysis/track-record/');
  expect(answer.status).toBe(200);
  return (await answer.json()) as {
    data: {
      summary: TrackRecordSummary;
      forecasts: ForecastRecord;
      backtest: Backtest | null;
      entries: TrackRecordEntry[];
    };
    page: { total: number };
  };
}

async function entry() {
  const answer = await served.request('/api/v1/analysis/track-record/today/');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: TrackRecordEntry & { text: string | null } }).data;
}

describe('the track record', () => {
  it('grades a locked analysis by the balls of its match, once history has them', async () => {
    await playOut([[4, 6], [1]]);
    // 10 runs, a four, a six and playing: 24; the other side’s opener 5, everyone else 4.
    expect(await entry()).toMatchObject({
      state: 'graded',
      locksAt: START,
      grade: {
        captain: { name: 'Home Player1', points: 24, rank: 1, of: 22 },
        eleven: { points: 2 * 24 + 1.5 * 5 + 9 * 4, best: 91.5, share: 100, played: 11 },
        firstInnings: null,
      },
    });
  });

  it('is not graded by another match of the same teams, or before its own is completed', async () => {
    await turn({ phase: 'upcoming' });
    await importTestMatches(database, [...EARLIER, { date: TODAY, balls: [[4, 6], [1]] }]);
    clock.advance(8 * HOUR);
    await turn({ phase: 'live' });
    expect(await entry()).toMatchObject({ state: 'waiting' });
    await turn({
      phase: 'completed',
      score: [{ inning: 'Home Inning 1', team: 'Home', r: 180, w: 4, o: '20.0' }],
    });
    clock.advance(-8 * HOUR);
    expect(await entry()).toMatchObject({ state: 'waiting' });
  });

  it('summarises all graded analyses with intervals, and counts pending ones', async () => {
    await playOut([[0, 0], [6]]);
    const { data, page } = await record();
    expect(page.total).toBe(1);
    expect(data.summary).toMatchObject({
      locked: 1,
      graded: 1,
      waiting: 0,
      late: 0,
      captainBest: { share: 0, of: 1 },
      captainInTopThree: { share: 100, of: 1 },
      // The captain only played; the best player hit a six.
      captainPoints: { mean: 4, top: 16 },
    });
    expect(data.summary.captainInTopThree.low).toBeCloseTo(20.7, 1);
  });

  it('grades again what an older release graded without the most points of the match', async () => {
    await playOut([[0, 0], [6]]);
    await database.pool.query('update analysis_grades set top_points = null');
    expect((await record()).data.summary.captainPoints).toBeNull();
    await importTestMatches(database, [
      ...EARLIER,
      { date: TODAY, balls: [[0, 0], [6]] },
      { date: '2023-04-09' },
    ]);
    clock.advance(8 * HOUR);
    await turn({ phase: 'completed' });
    clock.advance(-8 * HOUR);
    expect((await record()).data.summary.captainPoints).toMatchObject({ mean: 4 });
  });

  it('summarises the error of the same first-innings total as the entry', async () => {
    await playOut([[4, 6], [1]]);
    await database.pool.query(`
      update analysis_grades set first_innings_expected = 164.6, first_innings_actual = 141,
        total_team = 'Home', total_expected = 163, total_p10 = 130, total_p90 = 190`);
    expect((await entry()).grade?.total).toMatchObject({ error: 22 });
    expect((await record()).data.summary.firstInningsError).toBe(22);
    expect((await readForecastRecord(database.db)).total).toMatchObject({ of: 1, miss: 22 });
    await database.pool.query(`
      update analysis_grades set total_team = null, total_expected = null, total_p10 = null, total_p90 = null`);
    expect((await record()).data.summary.firstInningsError).toBeCloseTo(23.6, 6);
  });

  it('has no error for a total that was not expected, or not reached', async () => {
    await playOut([[4, 6], [1]]);
    const totals = `total_team = 'Home', total_expected = 163, total_p10 = 130`;
    await database.pool.query(
      `update analysis_grades set first_innings_actual = 141, ${totals}, total_p90 = 190`,
    );
    expect((await entry()).grade).toMatchObject({ firstInnings: null, total: { p90: 190, error: 22 } });
    await database.pool.query(
      'update analysis_grades set first_innings_expected = 164, first_innings_actual = null',
    );
    expect((await entry()).grade).toMatchObject({ firstInnings: null, total: null });
    expect((await readForecastRecord(database.db)).total).toBeNull();
  });

  it('gives the chance of the team that won', async () => {
    await playOut([[4, 6], [1]]);
    const given = 'update analysis_grades set win_chance = 70,';
    await database.pool.query(`${given} team_a_won = false, winner_team = 'Away'`);
    expect((await entry()).grade?.winner).toEqual({
      team: 'Away',
      chance: 30,
      brier: expect.closeTo(0.49, 6),
    });
    await database.pool.query(`${given} team_a_won = true, winner_team = 'Home'`);
    expect((await entry()).grade?.winner).toEqual({
      team: 'Home',
      chance: 70,
      brier: expect.closeTo(0.09, 6),
    });
  });

  it('grades again when the record of the match is corrected, without changing the analysis', async () => {
    await playOut([[4, 6], [1]]);
    const before = await entry();
    await importTestMatches(database, [...EARLIER, { date: TODAY, balls: [[0, 0], [6]] }]);
    clock.advance(9 * HOUR);
    await insights.runAnalysisJobs();
    clock.advance(-9 * HOUR);
    const after = await entry();
    expect(after.grade?.captain).toMatchObject({ points: 4, rank: 3 });
    expect([after.contentHash, after.text, after.lockedAt]).toEqual([
      before.contentHash,
      before.text,
      before.lockedAt,
    ]);
  });

  it('shows the hash from the lock on, and its text once graded', async () => {
    await turn({ phase: 'upcoming' });
    expect((await record()).data.entries).toEqual([]);
    expect((await served.request('/api/v1/analysis/track-record/today/')).status).toBe(404);
    await turn({ phase: 'live' });
    const locked = await entry();
    expect(locked).toMatchObject({ state: 'waiting', grade: null, text: null });
    await playOut([[4, 6], [1]]);
    const graded = await entry();
    expect(graded.contentHash).toBe(locked.contentHash);
    expect(
      createHash('sha256')
        .update(graded.text ?? '')
        .digest('hex'),
    ).toBe(locked.contentHash);
  });

  it('grades the stated chance and the projected points', async () => {
    await insights.learn();
    await playOut([[4, 6], [1]]);
    const { grade } = await entry();
    expect(grade?.winner).toMatchObject({ team: 'Home' });
    expect(grade?.winner?.brier).toBeCloseTo((1 - (grade?.winner?.chance ?? 0) / 100) ** 2, 6);
    expect(grade?.points).toMatchObject({ players: 22 });
    expect(grade?.points?.within).toBeLessThanOrEqual(22);
    // Two balls are no innings of twenty overs.
    expect(grade?.total).toBeNull();
    const { forecasts } = (await record()).data;
    expect(forecasts.win).toMatchObject({ of: 1, brier: grade?.winner?.brier, baseline: { brier: 0.25 } });
    expect(forecasts.win?.calibration).toMatchObject([{ of: 1, said: grade?.winner?.chance, came: 100 }]);
    expect(forecasts.points).toMatchObject({ of: 22, miss: grade?.points?.error });
    expect(forecasts.total).toBeNull();
  });

  it('separately shows how history was forecast, from the fifty-first match of a format on', async () => {
    await insights.learn();
    expect((await record()).data).toMatchObject({
      backtest: null,
      forecasts: { win: null, total: null, points: null },
    });
    const days = Array.from({ length: 52 }, (_, i) => new Date(Date.UTC(2022, 0, 1 + i)));
    await importTestMatches(
      database,
      days.map((day) => ({ date: day.toISOString().slice(0, 10) })),
    );
    await insights.learn();
    expect((await record()).data.backtest).toMatchObject({
      matches: 2,
      from: '2022-02-20',
      to: '2022-02-21',
      win: { of: 2, baseline: { name: 'Elo ratings' } },
      points: { of: 44, baseline: { name: 'recent form' } },
    });
  });

  it('is summarised again only after a change, not on every request', async () => {
    await playOut([[4, 6], [1]]);
    expect((await record()).data.summary.captainBest.share).toBe(100);
    const demote = 'update analysis_grades set captain_rank = 2';
    await database.pool.query(`
      alter table analysis_grades disable trigger user; ${demote};
      alter table analysis_grades enable trigger user`);
    expect((await record()).data.summary.captainBest.share).toBe(100);
    await database.pool.query(demote);
    expect((await record()).data.summary.captainBest.share).toBe(0);
  });

  it('never grades an analysis that was drafted after the start, and marks it', async () => {
    await turn({ phase: 'live' });
    await turn({ phase: 'completed' });
    await importTestMatches(database, [...EARLIER, { date: TODAY }]);
    clock.advance(8 * HOUR);
    await insights.runAnalysisJobs();
    clock.advance(-8 * HOUR);
    expect(await entry()).toMatchObject({ state: 'late', grade: null, text: null });
    expect((await record()).data.summary).toMatchObject({
      late: 1,
      graded: 0,
      waiting: 0,
      captainBest: { share: null, of: 0 },
    });
  });

  it('answers 400 to an invalid page', async () => {
    expect((await served.request('/api/v1/analysis/track-record/?limit=0')).status).toBe(400);
  });
});

import { type Analysis, analysisRoutes } from '@gullylens/contract/http/insights/analysis';
import { deskAnalysisRoutes } from '@gullylens/contract/http/insights/desk-analyses';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyFeedSource } from '../../history/testing/empty-feed-source.ts';
import { createHistory } from '../../history/public.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { fakeLiveMatches } from '../testing/fake-live-matches.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import { createInsights, type Insights } from '../public.ts';

const CORRECT = 'POST /api/v1/desk/analyses/today/correct/';
const clock = createManualClock();
const match = makeMatchSummary({
  key: 'today',
  dateTimeGMT: new Date(clock.now().getTime() + 3_600_000).toISOString(),
});

let database: TestDatabase;
let insights: Insights;
let served: ServedRoutes;
let current: MatchSummary[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLog('silent');
  const history = createHistory({ database, log, feed: emptyFeedSource });
  const matches = fakeLiveMatches(() => current);
  insights = createInsights({
    database,
    nameAnalysts: async () => new Map(),
    clock,
    log,
    history,
    matches,
    mayReadPremium: async () => true,
  });
  served = await serveRoutes({ ...analysisRoutes, ...deskAnalysisRoutes }, insights.handlers);
});
beforeEach(async () => {
  await database.pool.query('truncate analyses cascade');
  current = [match];
  await insights.runAnalysisJobs();
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

async function lock(): Promise<void> {
  current = [{ ...match, phase: 'live' }];
  await insights.runAnalysisJobs();
}

async function read(): Promise<Analysis> {
  const answer = await served.request('/api/v1/analysis/today/', 'payer');
  return ((await answer.json()) as { data: Analysis }).data;
}

describe('a correction', () => {
  it('is shown beside the locked analysis, which does not change', async () => {
    await lock();
    const before = await read();
    const answer = await served.send(CORRECT, 'analyst', { text: ' The ground was changed. ' });
    expect(answer.status).toBe(201);
    const correction = { text: 'The ground was changed.', correctedAt: clock.now().toISOString() };
    expect(await answer.json()).toEqual({ status: 'success', data: correction });
    await served.send(CORRECT, 'analyst', { text: 'So was the captain.' });
    expect(await read()).toEqual({
      ...before,
      corrections: [correction, { ...correction, text: 'So was the captain.' }],
    });
    const { rows } = await database.pool.query(
      'select act, by_engine, user_id from analysis_acts order by id',
    );
    const corrected = { act: 'corrected', by_engine: false, user_id: 'analyst' };
    expect(rows).toEqual([{ act: 'published', by_engine: true, user_id: null }, corrected, corrected]);
  });

  it('is permanent: the database rejects changes and deletion', async () => {
    await lock();
    await served.send(CORRECT, 'analyst', { text: 'The ground was changed.' });
    for (const statement of [
      `update analysis_corrections set text = ''`,
      'delete from analysis_corrections',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow(/stays as it was written/);
    }
  });

  it('is rejected before the lock', async () => {
    const answer = await served.send(CORRECT, 'analyst', { text: 'Too early.' });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'analysis_not_locked' }]);
    expect((await read()).corrections).toEqual([]);
  });

  it.each([
    [
      404,
      'an analysis that is not there',
      'POST /api/v1/desk/analyses/other/correct/',
      'analyst',
      { text: 'A' },
    ],
    [400, 'an empty text', CORRECT, 'analyst', { text: ' ' }],
    [400, 'a text without end', CORRECT, 'analyst', { text: 'a'.repeat(1001) }],
    [400, 'anything more', CORRECT, 'analyst', { text: 'A', lockedAt: null }],
    [403, 'a reader', CORRECT, 'payer', { text: 'A' }],
    [401, 'no signed-in user', CORRECT, '', { text: 'A' }],
  ])('answers %i to %s', async (status, _, path, user, body) => {
    await lock();
    expect((await served.send(path, user, body)).status).toBe(status);
    expect((await read()).corrections).toEqual([]);
  });
});

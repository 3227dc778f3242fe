import { type Analysis, analysisRoutes } from '@gullylens/contract/http/insights/analysis';
import {
  type AnalystEdits,
  deskAnalysisRoutes,
  type DeskAnalysisDetail,
} from '@gullylens/contract/http/insights/desk-analyses';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { trackRecordRoutes } from '@gullylens/contract/http/insights/track-record';
import { expect } from 'vitest';
import { emptyFeedSource } from '../../history/testing/empty-feed-source.ts';
import { createHistory } from '../../history/public.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { fakeLiveMatches } from './fake-live-matches.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { importTestMatches } from '../../history/testing/import-test-matches.ts';
import { serveRoutes } from '../../platform/testing/serve-routes.ts';
import { NO_EDITS } from '../analyses/apply-edits.ts';
import { createInsights } from '../public.ts';

const HOUR_MS = 3_600_000;
/** Path of the desk's list of analyses. */
export const DESK = '/api/v1/desk/analyses/';
const routes = { ...analysisRoutes, ...deskAnalysisRoutes, ...trackRecordRoutes };

/** A database in which the two teams have met before. */
export async function createDeskDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const days = Array.from({ length: 5 }, (_, i) => ({ date: `2023-04-0${i + 1}` }));
  await importTestMatches(database, days);
  return database;
}

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

/** The desk on a real HTTP server, which serves all tests of a file: each starts with `reset`. */
export async function openDesk(database: TestDatabase) {
  const clock = createManualClock();
  const start = clock.now().getTime();
  const log = createLog('silent');
  const dateTimeGMT = new Date(start + 10 * HOUR_MS).toISOString();
  const match = makeMatchSummary({ key: 'today', dateTimeGMT });
  /** The feed; `onRead` is called on every read. */
  const feed: { current: MatchSummary[]; onRead: () => void } = { current: [], onRead: () => {} };
  const insights = createInsights({
    database,
    nameAnalysts: async () => new Map([['analyst', { name: 'Asha' }]]),
    clock,
    log,
    history: createHistory({ database, log, feed: emptyFeedSource }),
    matches: fakeLiveMatches(() => {
      feed.onRead();
      return feed.current;
    }),
    mayReadPremium: async ({ userId }) => userId === 'payer',
  });
  const served = await serveRoutes(routes, insights.handlers);
  return {
    clock,
    match,
    feed,
    insights,
    served,
    /** Leaves only the draft of one match, `today`, that starts in ten hours. */
    reset: async (): Promise<void> => {
      await database.pool.query('truncate analyses, match_projections, announced_lineups cascade');
      clock.advance(start - clock.now().getTime());
      feed.current = [match];
      feed.onRead = () => {};
      await insights.runAnalysisJobs();
    },
    /** Runs the analysis jobs after some hours, with a changed match. */
    later: async (hours: number, change: Partial<MatchSummary> = {}): Promise<void> => {
      clock.advance(hours * HOUR_MS);
      feed.current = [{ ...match, ...change }];
      await insights.runAnalysisJobs();
    },
    desk: async (): Promise<DeskAnalysisDetail> => {
      const answer = await served.request(`${DESK}today/`, 'analyst');
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { data: DeskAnalysisDetail }).data;
    },
    act: (what: 'publish' | 'withdraw', version: number) =>
      served.send(`POST ${DESK}today/${what}/`, 'analyst', { version }),
    edit: (version: number, edits: Partial<AnalystEdits>) =>
      served.send(`PUT ${DESK}today/`, 'analyst', { version, edits: { ...NO_EDITS, ...edits } }),
    readersStatus: async () => (await served.request('/api/v1/analysis/today/', 'payer')).status,
    read: async (): Promise<Analysis> => {
      const answer = await served.request('/api/v1/analysis/today/', 'payer');
      return ((await answer.json()) as { data: Analysis }).data;
    },
    close: async () => {
      await served.close();
      await insights.close();
    },
  };
}

/** The status and error code of a response. */
export async function codeOf(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { Visitor } from '../platform/http/handler.ts';
import { runPeriodically } from '../platform/jobs/run-periodically.ts';
import { runInThread } from '../platform/jobs/worker-pool.ts';
import {
  createAnalysisHandlers,
  createForecastHandlers,
  createTrackRecordHandlers,
} from './analysis-handlers.ts';
import { createDeskHandlers } from './desk-handlers.ts';
import type { FindAnalystNames } from './desk/read-desk.ts';
import { createForecaster } from './forecasting/forecaster-pool.ts';
import { createLiveForecasts } from './forecasting/live-forecasts.ts';
import type { InsightsContext, LiveMatches } from './model/insights-context.ts';
import { createLineupPool } from './lineups/request-lineups.ts';
import type { LearningJob } from './learn-history.worker.ts';
import { readNewestRatings } from './ratings/rating-snapshots.ts';
import { createAnalysisJobs } from './analysis-jobs.ts';

export { createPersonalData } from './personal-data.ts';

/** Pauses between two runs of each job. A run without changes costs a few queries. */
const ANALYSES_PAUSE_MS = 2_000;
const LEARNING_PAUSE_MS = 5_000;
const FORECASTS_PAUSE_MS = 1_000;

interface InsightsNeeds extends Omit<InsightsContext, 'db' | 'feed'> {
  readonly database: OpenDatabase;
  readonly matches: LiveMatches;
  readonly nameAnalysts: FindAnalystNames;
  /** True when the visitor has Premium, or is an analyst or admin. */
  readonly mayReadPremium: (visitor: Visitor) => Promise<boolean>;
}

/** Insights, for the start of the server and for tests. */
export type Insights = ReturnType<typeof createInsights>;

/**
 * Creates the insights feature in every process: ratings learnt from all stored matches, analyses and live forecasts.
 * Processes with the api role serve its handlers. Those with the worker role start its jobs.
 */
export function createInsights(needs: InsightsNeeds) {
  const { database, clock, log, history, matches: feed, nameAnalysts, mayReadPremium } = needs;
  const { db } = database;
  const context: InsightsContext = { db, clock, log, history, feed };
  const forecaster = createForecaster(database.url);
  const lineups = createLineupPool();
  const forecastLive = createLiveForecasts(context, forecaster);
  const runAnalysisJobs = createAnalysisJobs(context, forecaster);
  /** Learns when history has changed, except during an import: matches may arrive out of order until it has ended. */
  const learn = async (signal?: AbortSignal): Promise<void> => {
    if (history.isImporting()) return;
    if ((await readNewestRatings(db))?.revision === (await history.revision())) return;
    await runInThread<LearningJob, number | null>({
      beside: import.meta.url,
      name: 'learn-history.worker',
      task: { databaseUrl: database.directUrl, now: clock.now() },
      signal,
    });
  };
  const forecastMatches = async () => {
    const newest = await readNewestRatings(db);
    return newest ? forecastLive(newest.number) : 0;
  };
  return {
    handlers: {
      ...createAnalysisHandlers(context, mayReadPremium),
      ...createForecastHandlers({ db, pool: lineups }),
      ...createTrackRecordHandlers(db),
      ...createDeskHandlers(context, nameAnalysts),
    },
    /**
     * Learns the matches that history has gained, in the learning thread. Resolves without learning during an import,
     * or while another process learns.
     */
    learn,
    /**
     * Runs once: locks due analyses, then, except during an import, grades those of completed matches, projects due
     * matches, drafts their analyses and publishes due drafts. Returns the number of analyses drafted.
     */
    runAnalysisJobs,
    /** Runs once: forecasts the matches whose score or projection has changed. Returns their number. */
    forecastMatches,
    /** Starts all periodic jobs. Returns the stop function, which waits for running jobs. */
    startJobs: (): (() => Promise<void>) => {
      const ending = new AbortController();
      const work = [
        { name: 'learning', work: () => learn(ending.signal), pauseMs: LEARNING_PAUSE_MS },
        { name: 'analyses', work: runAnalysisJobs, pauseMs: ANALYSES_PAUSE_MS },
        { name: 'forecasts', work: forecastMatches, pauseMs: FORECASTS_PAUSE_MS },
      ];
      const stops = work.map((each) => runPeriodically({ ...each, log }));
      return async () => {
        ending.abort();
        await Promise.all(stops.map((stop) => stop()));
      };
    },
    /** Ends the forecast and line-ups threads. */
    close: async () => {
      await Promise.all([forecaster.close(), lineups.close()]);
    },
  };
}

import type { analysisRoutes } from '@gullylens/contract/http/analysis';
import type { deskAnalysisRoutes } from '@gullylens/contract/http/desk-analyses';
import type { forecastRoutes } from '@gullylens/contract/http/forecast';
import type { lineupRoutes } from '@gullylens/contract/http/lineups';
import type { trackRecordRoutes } from '@gullylens/contract/http/track-record';
import { addressOf, type OpenDatabase } from '../platform/database/open-database.ts';
import type { Handlers, Visitor } from '../platform/http/handler.ts';
import { repeatWork } from '../platform/repeat-work.ts';
import {
  createAnalysisHandlers,
  createForecastHandlers,
  createLineupHandlers,
  createTrackRecordHandlers,
} from './analysis-handlers.ts';
import { createDeskHandlers } from './desk/desk-handlers.ts';
import type { NameAnalysts } from './desk/read-desk.ts';
import { createForecaster } from './forecasting/create-forecaster.ts';
import { createLiveForecasts } from './forecasting/forecast-matches.ts';
import type { InsightsContext, MatchFeed } from './insights-context.ts';
import { createLineupPool } from './lineups/order-lineups.ts';
import { catchUpRatings } from './ratings/create-ratings.ts';
import { readNewestRatings } from './ratings/rating-snapshots.ts';
import { createTurn } from './take-turn.ts';

export { createPersonalRecords } from './personal-records.ts';

const BETWEEN_TURNS_MS = 2_000;
const BETWEEN_LESSONS_MS = 5_000;
const BETWEEN_FORECASTS_MS = 1_000;

type InsightsRoutes = typeof analysisRoutes &
  typeof forecastRoutes &
  typeof lineupRoutes &
  typeof trackRecordRoutes &
  typeof deskAnalysisRoutes;

interface InsightsNeeds extends Omit<InsightsContext, 'db' | 'feed'> {
  readonly database: OpenDatabase;
  readonly matches: MatchFeed;
  readonly nameAnalysts: NameAnalysts;
  /** Whether a visitor has paid, or need not. */
  readonly mayReadPremium: (visitor: Visitor) => Promise<boolean>;
}

export type Insights = ReturnType<typeof createInsights>;

/**
 * What is expected of matches: ratings learnt from history, analyses drafted from them, locked when the match begins and
 * graded after it, forecasts ball by ball; all of it open to those who paid.
 */
export function createInsights(needs: InsightsNeeds) {
  const { database, clock, log, history, matches: feed, nameAnalysts, mayReadPremium } = needs;
  const { db } = database;
  const context: InsightsContext = { db, clock, log, history, feed };
  const databaseUrl = addressOf(database);
  const forecaster = createForecaster(databaseUrl);
  const lineups = createLineupPool();
  const forecastLive = createLiveForecasts(context, forecaster);
  const takeTurn = createTurn(context, forecaster);
  const learn = (signal?: AbortSignal) => catchUpRatings(context, databaseUrl, signal);
  const forecastMatches = async () => {
    const newest = await readNewestRatings(db);
    return newest ? forecastLive(newest.number) : 0;
  };
  const handlers: Handlers<InsightsRoutes> = {
    ...createAnalysisHandlers({ db, clock, mayReadPremium }),
    ...createForecastHandlers(db),
    ...createLineupHandlers({ db, pool: lineups }),
    ...createTrackRecordHandlers(db),
    ...createDeskHandlers({ db, clock, nameAnalysts, feed }),
  };
  return {
    handlers,
    /** Learns what history has gained. */
    learn,
    /**
     * Locks what is due, grades what is over, projects, drafts and publishes what is missing, once. Returns the number
     * of analyses written.
     */
    takeTurn,
    /** Forecasts the matches whose score has changed, once. Returns their number. */
    forecastMatches,
    /** Does all of it from now on. Returns the way to stop, which waits for what is running. */
    startWork: (): (() => Promise<void>) => {
      const ending = new AbortController();
      const work = [
        { name: 'learning', work: () => learn(ending.signal), pauseMs: BETWEEN_LESSONS_MS },
        { name: 'analyses', work: takeTurn, pauseMs: BETWEEN_TURNS_MS },
        { name: 'forecasts', work: forecastMatches, pauseMs: BETWEEN_FORECASTS_MS },
      ];
      const stops = work.map((each) => repeatWork({ ...each, log }));
      return async () => {
        ending.abort();
        await Promise.all(stops.map((stop) => stop()));
      };
    },
    /** Ends the threads. */
    close: async () => {
      await Promise.all([forecaster.close(), lineups.close()]);
    },
  };
}

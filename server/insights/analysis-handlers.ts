import type { analysisRoutes } from '@gullylens/contract/http/insights/analysis';
import type { forecastRoutes } from '@gullylens/contract/http/insights/forecast';
import type { lineupRoutes } from '@gullylens/contract/http/insights/lineups';
import type { nextMatchRoutes } from '@gullylens/contract/http/insights/next-match';
import type { Database } from '../platform/database/open-database.ts';
import { AppError } from '../platform/app-error.ts';
import { ok, orThrow, success } from '../platform/http/answers.ts';
import type { Handlers, Visitor } from '../platform/http/handler.ts';
import { cacheByVersion } from '../platform/jobs/versioned-cache.ts';
import type { trackRecordRoutes } from '@gullylens/contract/http/insights/track-record';
import type { InsightsContext } from './model/insights-context.ts';
import { createCardList } from './analyses/analysis-cards.ts';
import { findFreeSample } from './analyses/free-sample.ts';
import { createNextMatches } from './analyses/next-matches.ts';
import { readAnalysis } from './analyses/read-analyses.ts';
import { recordReader } from './analyses/record-reader.ts';
import { readBacktest, readForecastRecord, readTrackRecordVersion } from './track-record/forecast-record.ts';
import { type LineupDependencies, requestLineups } from './lineups/request-lineups.ts';
import { readForecast } from './forecasting/forecast-store.ts';
import {
  listTrackRecord,
  readTrackRecordEntry,
  summariseTrackRecord,
} from './track-record/read-track-record.ts';

/**
 * Handles the routes of analyses (api role). Cards and next matches hide their content from visitors without Premium,
 * and a whole analysis requires it. Only the free sample is open to every signed-in user.
 */
export function createAnalysisHandlers(
  { db, clock, log, feed }: InsightsContext,
  mayReadPremium: (visitor: Visitor) => Promise<boolean>,
): Handlers<typeof analysisRoutes & typeof nextMatchRoutes> {
  const listCards = createCardList(db);
  const findNextMatch = createNextMatches({ db, feed });
  return {
    listAnalyses: async ({ visitor }) => {
      const hasPremium = await mayReadPremium(visitor);
      const sample = hasPremium ? null : await findFreeSample({ db, feed });
      return success(await listCards(clock.now(), hasPremium, sample));
    },
    readAnalysis: async ({ params, visitor }) => {
      const hasPremium = await mayReadPremium(visitor);
      if (!hasPremium && params.matchKey !== (await findFreeSample({ db, feed }))) {
        throw new AppError('premium_required');
      }
      const analysis = orThrow(await readAnalysis(db, params.matchKey), 'analysis_not_found');
      // The desk compares analyses by readers: those of the free sample would outnumber the members.
      if (hasPremium) await recordReader({ db, clock, log }, params.matchKey, visitor);
      return success(analysis);
    },
    readPlayerNextMatch: async ({ params, visitor }) => {
      const hasPremium = await mayReadPremium(visitor);
      return success(await findNextMatch(params.id, clock.now(), hasPremium));
    },
  };
}

/** Handles the Premium routes of live forecasts, from stored rows, and of line-ups, in the line-ups thread. */
export function createForecastHandlers(
  dependencies: LineupDependencies,
): Handlers<typeof forecastRoutes & typeof lineupRoutes> {
  return {
    readForecast: async ({ params }) =>
      success(orThrow(await readForecast(dependencies.db, params.id), 'forecast_not_found')),
    buildLineups: async ({ body, visitor }) =>
      success(await requestLineups(dependencies, visitor.userId, body)),
  };
}

/** Handles the public routes of the track record. Its sums over all locked analyses are cached until they change. */
export function createTrackRecordHandlers(db: Database): Handlers<typeof trackRecordRoutes> {
  const readSums = cacheByVersion(
    () => readTrackRecordVersion(db),
    async () => ({
      summary: await summariseTrackRecord(db),
      forecasts: await readForecastRecord(db),
      backtest: await readBacktest(db),
    }),
  );
  return {
    readTrackRecord: async ({ query }) => {
      const [sums, entries] = await Promise.all([readSums(), listTrackRecord(db, query)]);
      const page = { ...query, total: sums.summary.locked };
      return ok({ status: 'success', data: { ...sums, entries }, page });
    },
    readTrackRecordEntry: async ({ params }) =>
      success(orThrow(await readTrackRecordEntry(db, params.matchKey), 'analysis_not_found')),
  };
}

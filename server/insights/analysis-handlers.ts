import type { analysisRoutes } from '@gullylens/contract/http/analysis';
import type { forecastRoutes } from '@gullylens/contract/http/forecast';
import type { lineupRoutes } from '@gullylens/contract/http/lineups';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Handlers, Visitor } from '../platform/http/handler.ts';
import { readOnceAVersion } from '../platform/read-once-a-version.ts';
import type { trackRecordRoutes } from '@gullylens/contract/http/track-record';
import { createLockedCards, createOpenCards } from './list-cards.ts';
import { readAnalysis } from './read-analyses.ts';
import { readBacktest, readForecastRecord, readTrackRecordVersion } from './forecast-record.ts';
import { type LineupNeeds, orderLineups } from './lineups/order-lineups.ts';
import { readForecast } from './read-forecast.ts';
import { listTrackRecord, readTrackRecordEntry, sumTrackRecord } from './read-track-record.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly mayReadPremium: (visitor: Visitor) => Promise<boolean>;
}

export function createAnalysisHandlers({
  db,
  clock,
  mayReadPremium,
}: Needs): Handlers<typeof analysisRoutes> {
  const listLocked = createLockedCards(db);
  const listOpen = createOpenCards(db);
  return {
    listAnalyses: async ({ visitor }) => {
      const list = (await mayReadPremium(visitor)) ? listOpen : listLocked;
      return { status: 200, body: { status: 'success', data: await list(clock.now()) } };
    },
    readAnalysis: async ({ params }) => {
      const analysis = await readAnalysis(db, params.matchKey);
      if (!analysis) throw new AppError('analysis_not_found');
      return { status: 200, body: { status: 'success', data: analysis } };
    },
  };
}

export function createForecastHandlers(db: Database): Handlers<typeof forecastRoutes> {
  return {
    readForecast: async ({ params }) => {
      const forecast = await readForecast(db, params.id);
      if (!forecast) throw new AppError('forecast_not_found');
      return { status: 200, body: { status: 'success', data: forecast } };
    },
  };
}

export function createLineupHandlers(needs: LineupNeeds): Handlers<typeof lineupRoutes> {
  return {
    buildLineups: async ({ body, visitor }) => ({
      status: 200,
      body: { status: 'success', data: await orderLineups(needs, visitor.userId, body) },
    }),
  };
}

export function createTrackRecordHandlers(db: Database): Handlers<typeof trackRecordRoutes> {
  const readSums = readOnceAVersion(
    () => readTrackRecordVersion(db),
    async () => ({
      summary: await sumTrackRecord(db),
      forecasts: await readForecastRecord(db),
      backtest: await readBacktest(db),
    }),
  );
  return {
    readTrackRecord: async ({ query }) => {
      const [sums, entries] = await Promise.all([readSums(), listTrackRecord(db, query)]);
      const page = { ...query, total: sums.summary.locked };
      return { status: 200, body: { status: 'success', data: { ...sums, entries }, page } };
    },
    readTrackRecordEntry: async ({ params }) => {
      const entry = await readTrackRecordEntry(db, params.matchKey);
      if (!entry) throw new AppError('analysis_not_found');
      return { status: 200, body: { status: 'success', data: entry } };
    },
  };
}

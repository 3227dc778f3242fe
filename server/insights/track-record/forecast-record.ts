import type {
  Backtest,
  CalibrationRecord,
  ForecastRecord,
  ErrorRecord,
} from '@gullylens/contract/http/insights/forecast-record';
import {
  addChance,
  addError,
  createRunningScores,
  type RunningChances,
  type RunningErrors,
  type RunningScores,
} from '@gullylens/engine/backtest/running-scores';
import { wilsonInterval } from '@gullylens/engine/statistics/statistics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { MODEL_VERSION } from '../ratings/learning-state.ts';
import { readNewestRatings } from '../ratings/rating-snapshots.ts';
import { analysisGrades, ratingSnapshots, trackRecordState } from '../model/tables.ts';
import { allKnown } from './read-track-record.ts';

// Scores of forecasts for the public track record (api role): of published analyses, and of the forecasts that the
// learning thread made before it learnt each match.

/** Version of the track record. It changes when an analysis is locked or graded, or a ratings snapshot is stored. */
export async function readTrackRecordVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ revision: string; ratings: string | null }>(sql`
    select revision, (select max(number) from ${ratingSnapshots} where model = ${MODEL_VERSION}) as ratings
    from ${trackRecordState}`);
  const [state] = rows;
  if (!state) throw new Error('track_record_state has no row');
  return `${state.revision} ${state.ratings}`;
}

/** Scores of the forecasts of all graded analyses. */
export async function readForecastRecord(db: Database): Promise<ForecastRecord> {
  const rows = await db.select().from(analysisGrades);
  const { result, totalBefore, points } = createRunningScores();
  let error = 0;
  for (const row of rows) {
    if (row.winChance !== null) {
      const happened = row.teamAWon ? 1 : 0;
      addChance(result, { chance: row.winChance / 100, plain: 0.5, happened });
    }
    const { totalExpected: mean, totalP10: p10, totalP90: p90, firstInningsActual: happened } = row;
    const total = allKnown({ mean, p10, p90, happened });
    if (total) addError(totalBefore, total, total.mean);
    const { pointsPlayers, pointsError, pointsWithin } = row;
    const projected = allKnown({ count: pointsPlayers, error: pointsError, within: pointsWithin });
    if (!projected) continue;
    points.count += projected.count;
    points.within += projected.within;
    error += projected.count * projected.error;
  }
  return {
    win: presentChances(result, 'always even'),
    total: presentErrors(totalBefore, null),
    points: presentErrors({ ...points, error }, null),
  };
}

/** Scores of the forecasts that the learning thread made. Null until it has forecast a match. */
export async function readBacktest(db: Database): Promise<Backtest | null> {
  const newest = await readNewestRatings(db);
  if (!newest) return null;
  const { matches, from, to, ...scores } = newest.backtest as RunningScores;
  if (matches === 0) return null;
  return {
    matches,
    from,
    to,
    win: presentChances(scores.result, 'Elo ratings'),
    inPlay: presentChances(scores.inPlay, 'overs, wickets and runs alone'),
    total: presentErrors(scores.totalBefore, null),
    totalHalfway: presentErrors(scores.totalHalfway, null),
    points: presentErrors(scores.points, 'recent form'),
  };
}

/** Sums as means. The API calls the mean chance of a bin `said` and the share that happened `came`, in percent. */
function presentChances(sums: RunningChances, baseline: string): CalibrationRecord | null {
  const { count: of } = sums;
  if (of === 0) return null;
  return {
    of,
    brier: sums.brier / of,
    logLoss: sums.logLoss / of,
    baseline: { name: baseline, brier: sums.plainBrier / of },
    calibration: sums.bins
      .filter(({ count }) => count > 0)
      .map(({ count, chance, happened }) => ({
        said: (100 * chance) / count,
        came: (100 * happened) / count,
        ...wilsonInterval(happened, count),
        of: count,
      })),
  };
}

function presentErrors(sums: RunningErrors, baseline: string | null): ErrorRecord | null {
  const { count: of } = sums;
  if (of === 0) return null;
  return {
    of,
    miss: sums.error / of,
    within: (100 * sums.within) / of,
    baseline: baseline === null ? null : { name: baseline, miss: sums.plainError / of },
  };
}

import type { TrackRecordSummary } from '@gullylens/contract/http/insights/track-record';
import { apiQuery } from './api-query.ts';

/** The query of the track record's summary and its latest entries, with their grades. */
export const latestGradesQuery = apiQuery('GET /api/v1/analysis/track-record/', {
  query: { offset: 0, limit: 25 },
});

/** Below this number of graded analyses a rate says more about luck than about skill. */
export const RATES_FROM = 20;

/** Returns in how many of the graded matches our captain was among the three highest scorers; null of too few. */
export function captainsInTopThree({
  captainInTopThree: { share, of },
}: Pick<TrackRecordSummary, 'captainInTopThree'>): { count: number; of: number } | null {
  if (share === null || of < RATES_FROM) return null;
  return { count: Math.round((share / 100) * of), of };
}

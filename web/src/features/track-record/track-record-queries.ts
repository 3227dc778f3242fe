import { apiQuery } from '../../platform/api/api-query.ts';

/** Entries on one page of the record. */
export const ENTRIES_A_PAGE = 10;

export function trackRecordQuery(page: number) {
  const offset = (page - 1) * ENTRIES_A_PAGE;
  return apiQuery('GET /api/v1/analysis/track-record/', { query: { offset, limit: ENTRIES_A_PAGE } });
}

export function trackRecordEntryQuery(matchKey: string) {
  return apiQuery('GET /api/v1/analysis/track-record/{matchKey}/', { params: { matchKey } });
}

/** Entries that the worst misses are looked for in: as many as one answer holds. */
const LATEST = 100;

export const latestEntriesQuery = apiQuery('GET /api/v1/analysis/track-record/', {
  query: { limit: LATEST },
});

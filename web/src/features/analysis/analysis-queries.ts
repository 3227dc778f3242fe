import { apiQuery } from '../../platform/api/api-query.ts';

export const analysesQuery = apiQuery('GET /api/v1/analysis/');

export function analysisQuery(matchKey: string) {
  return apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey } });
}

import { apiQuery } from '../../platform/api/api-query.ts';
import type { MatchHead } from './match-head.ts';

/** Every ball of a match; one that is over does not change. */
export function ballsQuery({ key, phase }: Pick<MatchHead, 'key' | 'phase'>) {
  return {
    ...apiQuery('GET /api/v1/cricket/matches/{id}/balls/', { params: { id: key } }),
    staleTime: phase === 'completed' ? Number.POSITIVE_INFINITY : 0,
  };
}

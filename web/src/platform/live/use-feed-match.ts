import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../api/api-error.ts';
import { apiQuery } from '../api/api-query.ts';
import { useScoreRefresh } from './score-refresh.ts';

/** A match of the feed by its key, kept current until it is over, with the live stream or without. */
export function useFeedMatch(key: string, { enabled = true } = {}) {
  const refreshMs = useScoreRefresh();
  return useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/', { params: { id: key } }),
    enabled,
    refetchInterval: ({ state: { data, error } }) =>
      data?.data.phase === 'completed' || isNotFound(error) ? false : refreshMs,
  });
}

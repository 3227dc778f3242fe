import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MatchView } from '../match/match-view.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import type { AnswerOf } from '../../platform/api/api-types.ts';
import { useLiveConnected } from '../../platform/live/live-provider.tsx';
import { useScoreRefresh } from '../../platform/live/score-refresh.ts';
import { appendTotals } from './append-totals.ts';

const progress = 'GET /api/v1/cricket/matches/{id}/progress/';

/**
 * The totals of a match over time, which parts of a page share. They are fetched for the first part that is mounted.
 * While the live stream is connected each pushed score is added to them; after a reconnect they are fetched again,
 * because scores were missed.
 */
export function useProgress({ key, phase, score }: Pick<MatchView, 'key' | 'phase' | 'score'>) {
  const client = useQueryClient();
  const isConnected = useLiveConnected();
  const refreshMs = useScoreRefresh();
  const query = useQuery({
    ...apiQuery(progress, { params: { id: key } }),
    refetchOnMount: ({ observers }) => observers.length <= 1,
    refetchInterval: phase === 'live' && refreshMs,
  });
  const { queryKey } = apiQuery(progress, { params: { id: key } });
  const keyText = JSON.stringify(queryKey);

  const wasConnected = useRef(isConnected);
  useEffect(() => {
    const isBack = isConnected && !wasConnected.current;
    wasConnected.current = isConnected;
    if (isBack) void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `queryKey` is a new array on each render
  }, [client, isConnected, keyText]);

  useEffect(() => {
    client.setQueryData<AnswerOf<typeof progress>>(queryKey, (old) => {
      if (old === undefined) return undefined;
      const data = appendTotals(old.data, score);
      // Undefined changes nothing, so that the page is not rendered again.
      return data === old.data ? undefined : { ...old, data };
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `queryKey` is a new array on each render
  }, [client, score, keyText]);

  return query;
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import type { AnswerOf } from '../../platform/api/api-types.ts';
import { useLiveConnected } from '../../platform/live/live-provider.tsx';

const readMatch = 'GET /api/v1/cricket/matches/{id}/';
const readPlayedMatch = 'GET /api/v1/cricket/history/{id}/';

/** How often what changes with the score is asked for again while a match is on. */
export const LIVE_REFRESH_MS = 30_000;
/** With the stream open, a match comes by itself; asking is only for what the stream might have missed. */
const PUSHED_REFRESH_MS = 300_000;

export interface MatchCentreData {
  feed: UseQueryResult<AnswerOf<typeof readMatch>>;
  /** The match as it was played, ball by ball: once it is over, or where only history has it. */
  played: UseQueryResult<AnswerOf<typeof readPlayedMatch>>;
}

/** The feed's keys are UUIDs, the archive's are not: each is looked for first where it is likely to be. */
const FEED_KEY = /^[0-9a-f]{8}-/i;

/** A match by its key, from the feed and from the history. */
export function useMatchCentre(key: string): MatchCentreData {
  const connected = useLiveConnected();
  const [notInHistory, setNotInHistory] = useState(false);
  const isFeedKey = FEED_KEY.test(key);
  const feed = useQuery({
    ...apiQuery(readMatch, { params: { id: key } }),
    enabled: isFeedKey || notInHistory,
    refetchInterval: ({ state }) =>
      state.data?.data.phase === 'completed' ? false : connected ? PUSHED_REFRESH_MS : LIVE_REFRESH_MS,
  });
  const isOver = feed.data?.data.phase === 'completed';
  const played = useQuery({
    ...apiQuery(readPlayedMatch, { params: { id: key } }),
    enabled: !isFeedKey || isOver || isNotFound(feed.error),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The other place is asked only now, so that a match of the archive costs no request that fails.
  if (isNotFound(played.error) && !notInHistory) setNotInHistory(true);
  return { feed, played };
}

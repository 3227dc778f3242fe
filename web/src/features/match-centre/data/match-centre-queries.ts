import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isNotFound } from '../../../platform/api/api-error.ts';
import type { MatchView } from '../../../ui/match/match-view.ts';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { readCachedMatch } from '../../../platform/live/cached-match.ts';
import { backoffAfterMisses, refreshWhileLive, useFeedMatch } from '../../../platform/live/score-refresh.ts';

/** The vendor's scorecard; there is none before there is a score. */
export function scorecardQuery(key: string) {
  return apiQuery('GET /api/v1/cricket/matches/{id}/scorecard/', { params: { id: key } });
}

/** The forecast of a match; for members only. */
export function useForecast({ key, phase }: Pick<MatchView, 'key' | 'phase'>, enabled: boolean) {
  return useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: key } }),
    enabled,
    refetchInterval: refreshWhileLive(phase),
  });
}

/** The history of the two teams before their match, which does not change while the page is open. */
export function previewQuery(key: string) {
  return {
    ...apiQuery('GET /api/v1/cricket/matches/{id}/preview/', { params: { id: key } }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** Keys of the feed are UUIDs, those of the archive are not: each is requested first where it is likely to be. */
const FEED_KEY = /^[0-9a-f]{8}-/i;

/**
 * A match from the feed and from history (decision 061). `cached` is the copy in this browser, null once the feed has
 * sent the match or a 404. `teams` are the two teams with the keys of their pages, empty until loaded.
 */
export function useMatchCentre(key: string) {
  const [notInHistory, setNotInHistory] = useState(false);
  const isFeedKey = FEED_KEY.test(key);
  const feed = useFeedMatch(key, { enabled: isFeedKey || notInHistory });
  const isMissing = !feed.data && !isNotFound(feed.error);
  const cached = useMemo(() => (isMissing ? readCachedMatch(key) : null), [isMissing, key]);
  const isOver = feed.data?.data.phase === 'completed';
  const played = useQuery({
    ...apiQuery('GET /api/v1/cricket/history/{id}/', { params: { id: key } }),
    enabled: !isFeedKey || isOver || isNotFound(feed.error),
    staleTime: Number.POSITIVE_INFINITY,
    // History gets a match some time after its end.
    refetchInterval: ({ state }) =>
      isOver && state.data === undefined && backoffAfterMisses(state.errorUpdateCount),
  });
  // The other source is requested only now, so that a match of the archive costs no failed request.
  if (isNotFound(played.error) && !notInHistory) setNotInHistory(true);
  const preview = useQuery({ ...previewQuery(key), enabled: feed.data !== undefined });
  const teams = preview.data?.data.teams ?? played.data?.data.teams ?? [];
  return { feed, cached, played, teams };
}

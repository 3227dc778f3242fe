import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { prefetchMissing } from '../../../platform/api/answers-ahead.ts';
import { isNotFound } from '../../../platform/api/api-error.ts';
import type { MatchView } from '../../../ui/match/match-view.ts';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { readCachedMatch } from '../../../platform/live/cached-match.ts';
import { backoffAfterMisses, refreshWhileLive, useFeedMatch } from '../../../platform/live/score-refresh.ts';
import { isFeedKey, matchRequests } from './match-requests.ts';

/** In milliseconds: parts of a page that are rendered one after the other share a response of this age. */
const SHARED_MS = 10_000;

/** Query options of the vendor's scorecard, which exists once there is a score. */
export function scorecardQuery(key: string) {
  return {
    ...apiQuery('GET /api/v1/cricket/matches/{id}/scorecard/', { params: { id: key } }),
    staleTime: SHARED_MS,
  };
}

function forecastQuery(key: string) {
  return {
    ...apiQuery('GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: key } }),
    staleTime: SHARED_MS,
  };
}

/**
 * Fetches the forecast of a match and polls it during play. Enable it only for Premium members; the server refuses
 * others.
 */
export function useForecast({ key, phase }: Pick<MatchView, 'key' | 'phase'>, enabled: boolean) {
  return useQuery({
    ...forecastQuery(key),
    enabled,
    refetchInterval: refreshWhileLive(phase),
  });
}

/** Query options of the two teams' history before their match, which does not change while the page is open. */
export function previewQuery(key: string) {
  return {
    ...apiQuery('GET /api/v1/cricket/matches/{id}/preview/', { params: { id: key } }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/**
 * Fetches a match from the feed and from history (decision 061). `feed` and `played` are the queries of the two.
 * `cached` is the copy in this browser, null once the feed has sent the match or a 404. `teams` are the two teams with
 * the keys of their pages, empty until loaded.
 */
export function useMatchCentre(key: string, isPremium: boolean) {
  const [notInHistory, setNotInHistory] = useState(false);
  const isOfFeed = isFeedKey(key);
  const feed = useFeedMatch(key, { enabled: isOfFeed || notInHistory });
  const isMissing = !feed.data && !isNotFound(feed.error);
  const cached = useMemo(() => (isMissing ? readCachedMatch(key) : null), [isMissing, key]);
  const client = useQueryClient();
  // At the first render, because the parts that show these are rendered later or loaded first.
  useState(() => prefetchMissing(client, matchRequests(key, isPremium)));
  const isOver = feed.data?.data.phase === 'completed';
  const played = useQuery({
    ...apiQuery('GET /api/v1/cricket/history/{id}/', { params: { id: key } }),
    enabled: !isOfFeed || isOver || isNotFound(feed.error),
    staleTime: Number.POSITIVE_INFINITY,
    // History gets a match some time after its end.
    refetchInterval: ({ state }) =>
      isOver && state.data === undefined && backoffAfterMisses(state.errorUpdateCount),
  });
  // For a key of history the feed is requested only after a 404, so that an old match costs no failed request.
  if (isNotFound(played.error) && !notInHistory) setNotInHistory(true);
  const preview = useQuery({ ...previewQuery(key), enabled: feed.data !== undefined });
  const teams = preview.data?.data.teams ?? played.data?.data.teams ?? [];
  return { feed, cached, played, teams };
}

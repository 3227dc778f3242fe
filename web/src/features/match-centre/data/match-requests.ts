import type { MatchView } from '../../../ui/match/match-view.ts';
import type { RequestAhead } from '../../../platform/api/answers-ahead.ts';
import { apiQueryKey } from '../../../platform/api/api-query-key.ts';
import { readCachedMatch } from '../../../platform/live/cached-match.ts';

/** Keys of the feed are UUIDs, those of history are not. The match is requested first from the source that is likely to have it. */
export function isFeedKey(key: string): boolean {
  return /^[0-9a-f]{8}-/i.test(key);
}

/**
 * What the page of a match requests first: the match and, if the copy in this browser says that it is in play, what only
 * a match in play has.
 */
export function matchRequests(id: string, isPremium: boolean): readonly RequestAhead[] {
  const request = { params: { id } };
  if (!isFeedKey(id)) return [apiQueryKey('GET /api/v1/cricket/history/{id}/', request)];
  const feed = apiQueryKey('GET /api/v1/cricket/matches/{id}/', request);
  if (!isInPlay(readCachedMatch(id)?.match)) return [feed];
  return [
    feed,
    apiQueryKey('GET /api/v1/cricket/matches/{id}/progress/', request),
    apiQueryKey('GET /api/v1/cricket/matches/{id}/scorecard/', request),
    isPremium
      ? apiQueryKey('GET /api/v1/cricket/matches/{id}/forecast/', request)
      : apiQueryKey('GET /api/v1/analysis/'),
  ];
}

function isInPlay(match: Pick<MatchView, 'phase' | 'score'> | undefined): boolean {
  return match?.phase === 'live' && match.score.length > 0;
}

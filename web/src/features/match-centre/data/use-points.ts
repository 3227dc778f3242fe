import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../../platform/api/api-error.ts';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { refreshWhileLive } from '../../../platform/live/score-refresh.ts';
import type { MatchTabProps } from './match-tab-props.ts';
import { useVendorScorecard } from './use-vendor-scorecard.ts';

/**
 * Fetches the players' fantasy points in a match. Until history has the match, the server estimates them from the
 * vendor's scorecard; without a scorecard none are requested. `hasNone` is true when there can be no points yet.
 */
export function usePoints(
  { match, card }: Pick<MatchTabProps, 'match' | 'card'>,
  rules: FantasyPoints['rules'],
) {
  const mayHaveScorecard = card === undefined && match.score.length > 0;
  const scorecard = useVendorScorecard(match, { enabled: mayHaveScorecard });
  const points = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/fantasy-points/', {
      params: { id: match.key },
      query: { rules },
    }),
    enabled: card !== undefined || scorecard.data !== undefined,
    refetchInterval: refreshWhileLive(match.phase),
  });
  const source = mayHaveScorecard && scorecard.data === undefined ? scorecard : points;
  return {
    points: { data: points.data, error: source.error, refetch: source.refetch },
    hasNone: (card === undefined && !mayHaveScorecard) || isNotFound(source.error),
  };
}

import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../../platform/api/api-error.ts';
import { pointsQuery, type RuleSet } from '../../../platform/api/points-query.ts';
import { refreshWhileLive } from '../../../platform/live/score-refresh.ts';
import type { MatchTabProps } from './match-tab-props.ts';
import { useVendorScorecard } from './use-vendor-scorecard.ts';

/**
 * Fetches the players' fantasy points in a match. Until history has the match, the server estimates them from the
 * vendor's scorecard; without a scorecard none are requested. `hasNone` is true when there can be no points yet.
 */
export function usePoints({ match, card }: Pick<MatchTabProps, 'match' | 'card'>, rules?: RuleSet) {
  const mayHaveScorecard = card === undefined && match.score.length > 0;
  const scorecard = useVendorScorecard(match, { enabled: mayHaveScorecard });
  const points = useQuery({
    ...pointsQuery(match.key, rules),
    enabled: card !== undefined || scorecard.data !== undefined,
    refetchInterval: refreshWhileLive(match.phase),
  });
  const source = mayHaveScorecard && scorecard.data === undefined ? scorecard : points;
  return {
    points: { data: points.data, error: source.error, refetch: source.refetch },
    hasNone: (card === undefined && !mayHaveScorecard) || isNotFound(source.error),
    scorecard: scorecard.data?.data,
  };
}

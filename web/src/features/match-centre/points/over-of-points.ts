import { ballsPerOverOf, oversShown } from '../../../ui/match/overs.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { isBehind } from '../score/card-lag.ts';

/** Returns up to which over points of this moment are counted; null unless their scorecard is behind the score. */
export function useOverOfPoints(match: MatchTabProps['match'], asOf: string | null): string | null {
  const card = useVendorScorecard(match, { enabled: asOf !== null }).data?.data;
  const total = card?.innings.at(-1)?.total;
  const isOfPoints = card !== undefined && card.as_of === asOf;
  if (!total || !isOfPoints || !isBehind(card, match.score, ballsPerOverOf(match.matchType))) return null;
  return oversShown(total.overs);
}

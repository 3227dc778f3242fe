import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { ForecastCard } from './forecast-card.tsx';
import { CaptainCard } from './preview/captain-card.tsx';

/**
 * What members see more of a live match, for free users: our captains with their expected points, as far as free users
 * may know them; the win chances of a match whose analysis was drafted late or is open to all. Nothing of a match that
 * was not projected, which the captain's points tell.
 */
export function LiveOffer({ match, onUpgrade }: Pick<MatchTabProps, 'match' | 'onUpgrade'>) {
  const analysis = useAnalysisCard(match.key, true);
  if (analysis === undefined || analysis.captainPoints === null) return null;
  if (analysis.locked && !analysis.draftedLate) return <CaptainCard match={match} onUpgrade={onUpgrade} />;
  return <ForecastCard isCompact match={match} isPremium={false} onUpgrade={onUpgrade} />;
}

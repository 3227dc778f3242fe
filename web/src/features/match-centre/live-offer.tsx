import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { ForecastCard } from './forecast-card.tsx';
import { CaptainCard } from './preview/captain-card.tsx';

/**
 * For free users: the captains' expected points if the analysis is locked and was written in time, else the locked win
 * chances. Nothing if the match was not projected.
 */
export function LiveOffer({ match, onUpgrade }: Pick<MatchTabProps, 'match' | 'onUpgrade'>) {
  const analysis = useAnalysisCard(match.key, true);
  if (analysis === undefined || analysis.captainPoints === null) return null;
  if (analysis.locked && !analysis.draftedLate) return <CaptainCard match={match} onUpgrade={onUpgrade} />;
  return <ForecastCard isCompact match={match} isPremium={false} onUpgrade={onUpgrade} />;
}

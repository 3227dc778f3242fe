import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { ForecastCard } from './forecast-card.tsx';
import { CaptainCard } from './preview/captain-card.tsx';

/**
 * For free users: the locked win chances, on wide screens where members have theirs, and the captains' expected points
 * if the analysis is locked and was written in time; phones have only one of them, last. Nothing if the match was not
 * projected.
 */
export function LiveOffer({ match, onUpgrade }: Pick<MatchTabProps, 'match' | 'onUpgrade'>) {
  const analysis = useAnalysisCard(match.key, true);
  if (analysis === undefined || analysis.captainPoints === null) return null;
  const hasCaptains = analysis.locked && !analysis.draftedLate;
  return (
    <>
      <div className={hasCaptains ? 'max-lg:hidden' : 'max-lg:order-last'}>
        <ForecastCard isCompact match={match} isPremium={false} onUpgrade={onUpgrade} />
      </div>
      {hasCaptains && (
        <div className="order-last">
          <CaptainCard match={match} onUpgrade={onUpgrade} />
        </div>
      )}
    </>
  );
}

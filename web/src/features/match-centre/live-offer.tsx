import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { ForecastCard } from './forecast-card.tsx';
import { CaptainCard } from './preview/captain-card.tsx';

type OfferProps = Pick<MatchTabProps, 'match' | 'onUpgrade'>;

/** Returns whether the match was projected, and whether its captains are an offer: locked, and written in time. */
function useOffer({ match }: OfferProps) {
  const { data, isPending } = useQuery(apiQuery('GET /api/v1/analysis/'));
  const analysis = data?.data.find(({ matchKey }) => matchKey === match.key);
  const isProjected = analysis !== undefined && analysis.captainPoints !== null;
  return { isPending, isProjected, hasCaptains: isProjected && analysis.locked && !analysis.draftedLate };
}

/** For free users: the captains' expected points. Keeps its space until it is known whether there are any. */
export function CaptainOffer(props: OfferProps) {
  const { isPending, hasCaptains } = useOffer(props);
  if (isPending) return <Skeleton className="h-59 w-full rounded-card" />;
  return hasCaptains ? <CaptainCard {...props} /> : null;
}

/**
 * For free users: the locked win chances where members have theirs; on phones only without `CaptainOffer`, which has them
 * too, and last. Nothing if the match was not projected.
 */
export function ChanceOffer(props: OfferProps) {
  const { isProjected, hasCaptains } = useOffer(props);
  if (!isProjected) return null;
  return (
    <div className={hasCaptains ? 'max-lg:hidden' : 'max-lg:order-last'}>
      <ForecastCard isCompact isPremium={false} {...props} />
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { useAnalysisCard } from '../../../platform/api/use-analysis-card.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { LockedRow } from '../../../ui/feedback/locked-row.tsx';
import { PriceNote } from '../../../ui/feedback/offer-box.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ArmbandMark } from '../../../ui/players/armband-mark.tsx';
import type { MatchTabProps } from '../data/match-tab-props.ts';

type OfferProps = Pick<MatchTabProps, 'match' | 'onUpgrade'>;

/** Fetches the analysis of the match; `projected` is it if its players were projected. */
function useOffer({ match }: OfferProps) {
  const { card, isPending } = useAnalysisCard(match.key);
  return { isPending, projected: card?.captainPoints === null ? undefined : card };
}

/** For free users: the captains' expected points. Keeps its space until it is known whether there are any. */
export function CaptainOffer(props: OfferProps) {
  const { i18n } = useLingui();
  const { isPending, projected } = useOffer(props);
  if (isPending) return <Skeleton className="h-31 w-full rounded-card" />;
  if (!projected?.locked || projected.draftedLate) return null;
  const picks = [
    { armband: 'captain', points: projected.captainPoints },
    { armband: 'vice-captain', points: projected.viceCaptainPoints },
  ] as const;
  return (
    <Card className="border-floodlight/50 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-sm font-bold">{i18n.t('Our captain and vice-captain')}</h2>
        <Button look="premium" onClick={props.onUpgrade}>
          {i18n.t('Upgrade')}
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted tabular">
        {picks.map(
          ({ armband, points }) =>
            points !== null && (
              <span key={armband} className="flex items-center gap-1.5">
                <ArmbandMark armband={armband} />
                <b className="text-base text-text">{Math.round(points)}</b>
              </span>
            ),
        )}
        {i18n.t('expected before play')}
      </p>
      <p className="mt-1 text-xs text-muted">
        <PriceNote />
      </p>
    </Card>
  );
}

/** For free users: the locked win chances where members have theirs; nothing if the match was not projected. */
export function ChanceOffer(props: OfferProps) {
  const { i18n } = useLingui();
  const { isPending, projected } = useOffer(props);
  if (isPending) return <div className="h-11" />;
  return projected ? <LockedRow label={i18n.t('Win probability')} onUpgrade={props.onUpgrade} /> : null;
}

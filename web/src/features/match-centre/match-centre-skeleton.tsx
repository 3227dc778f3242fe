import { useLingui } from '@lingui/react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** As high as a match with its score and its tabs. */
export function MatchCentreSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the match')}>
      <Skeleton className="h-80 w-full rounded-card" />
      <Skeleton className="my-5 h-11 w-full" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}

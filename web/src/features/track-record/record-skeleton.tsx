import { useLingui } from '@lingui/react';
import { Skeleton } from '../../ui/skeleton.tsx';

export function RecordSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the track record')}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-40 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-10 h-8 w-60" />
      <div className="mt-12 space-y-4">
        {[1, 2, 3].map((entry) => (
          <Skeleton key={entry} className="h-64 rounded-card" />
        ))}
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { twoColumns } from '../../ui/layout/two-columns.ts';

/** The shape of the track record while it loads: its totals, then its entries. */
export function RecordLoading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the track record')}>
      <p className="text-xl font-bold">{i18n.t('So far')}</p>
      <Skeleton className="mt-2 h-4 w-4/5" />
      <div className="mt-4 space-y-4 rounded-card border border-line bg-surface p-4">
        <Skeleton className="h-4 w-1/2" />
        <BarSkeleton />
        <BarSkeleton />
      </div>
      <div className={`mt-3 gap-3 ${twoColumns}`}>
        {[0, 1, 2, 3].map((tile) => (
          <div key={tile} className="space-y-3 rounded-card border border-line bg-surface p-4">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-7 w-20" />
            <Skeleton className="h-3" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        ))}
      </div>
      <p className="mt-10 text-xl font-bold">{i18n.t('Every sealed analysis')}</p>
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {[0, 1, 2].map((entry) => (
          <div key={entry} className="space-y-3 px-4 py-4">
            <div className="flex justify-between gap-3">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-5 w-16 rounded-full!" />
            </div>
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-4" />
          </div>
        ))}
      </div>
    </div>
  );
}

function BarSkeleton() {
  return (
    <div className="space-y-1.5">
      <div className="flex justify-between">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-12" />
      </div>
      <Skeleton className="h-2 rounded-full!" />
    </div>
  );
}

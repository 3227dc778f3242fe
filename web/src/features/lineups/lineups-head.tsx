import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export function LineupsHead({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  return (
    <header className="mb-6">
      <Link
        to={pathTo.analysis(analysis.matchKey)}
        className="inline-flex min-h-11 items-center gap-1 text-sm text-sky"
      >
        <ChevronLeft aria-hidden="true" className="size-4" /> {i18n.t('The analysis')}
      </Link>
      <h1 className="text-2xl font-extrabold">{i18n.t('Line-ups')}</h1>
      <p className="text-muted wrap-anywhere">{analysis.matchTitle}</p>
    </header>
  );
}

/** Over line-ups that come too late to be entered anywhere. */
export function BegunNote() {
  const { i18n } = useLingui();
  return (
    <p role="status" className="mb-6 rounded-card border border-floodlight/50 bg-floodlight/5 p-4 text-sm">
      {i18n.t(
        'This match has begun: line-ups built now can no longer be entered. You can still build some to study.',
      )}
    </p>
  );
}

export function LineupsSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the players')}>
      <Skeleton className="mt-11 mb-6 h-16 max-w-md" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Skeleton className="h-[30rem] rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </div>
  );
}

/** While the line-ups are being worked out. */
export function ResultsSkeleton({ count }: { count: number }) {
  const { i18n } = useLingui();
  return (
    <div role="status">
      <p className="mb-4 text-muted">
        {i18n.t(
          '{count, plural, one {Building # line-up on simulated matches…} other {Building # line-ups on simulated matches…}}',
          { count },
        )}
      </p>
      <div className="space-y-3">
        {[1, 2, 3, 4, 5].slice(0, count).map((row) => (
          <Skeleton key={row} className="h-24 rounded-card" />
        ))}
      </div>
    </div>
  );
}

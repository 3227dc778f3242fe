import { useLingui } from '@lingui/react';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { ReportColumn, ReportColumns } from './report-parts.tsx';

/** The shape of an analysis while it loads. The parts that all analyses have are named already. */
export function AnalysisLoading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the analysis')} className="space-y-8">
      <div className="space-y-3">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-7 max-w-md" />
        <Skeleton className="h-7 w-3/5 md:hidden" />
        <Skeleton className="h-4 w-64 max-w-full" />
      </div>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4">
        <VerdictSkeleton title={i18n.t('Captain')} />
        <VerdictSkeleton title={i18n.t('Vice-captain')} />
      </div>
      <Skeleton className="h-12 w-36" />
      <ReportColumns>
        {[i18n.t('Pitch conditions'), i18n.t('Scoring pattern'), i18n.t('Recommendation')].map((title) => (
          <ReportColumn key={title} title={title}>
            <Skeleton className="mt-2 h-4" />
            <Skeleton className="mt-2 h-4 w-2/3" />
          </ReportColumn>
        ))}
      </ReportColumns>
    </div>
  );
}

function VerdictSkeleton({ title }: { title: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-3 sm:p-5">
      <p className="text-sm font-bold text-muted">{title}</p>
      <div className="mt-3 flex items-center gap-3">
        <Skeleton className="size-11 shrink-0 rounded-full!" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
        <Skeleton className="h-9 w-16" />
      </div>
      <Skeleton className="mt-4 h-2 rounded-full!" />
      <div className="mt-5 space-y-3">
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  );
}

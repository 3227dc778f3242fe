import { useLingui } from '@lingui/react';
import { textOfError } from '../../platform/api/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface DeskStateProps {
  query: { isPending: boolean; data: unknown; error: unknown; refetch: () => Promise<unknown> };
  /** What an empty list says. */
  empty: string;
}

/** What a list of the desk shows until there is something in it: loading, failed, or empty. */
export function DeskState({ query, empty }: DeskStateProps) {
  if (query.isPending) return <DeskSkeleton />;
  if (query.data !== undefined) return <EmptyState title={empty} />;
  return <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />;
}

export function DeskSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading')} className="space-y-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}

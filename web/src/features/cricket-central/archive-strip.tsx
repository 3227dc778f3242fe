import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { CardStrip } from '../../ui/card-strip.tsx';
import { EmptyState, ErrorState } from '../../ui/list-states.tsx';
import { stripHeight } from './strip-height.ts';
import { WidgetSkeleton } from './widget-skeleton.tsx';

interface ArchiveStripProps {
  label: string;
  query: Pick<UseQueryResult<{ data: readonly unknown[] }>, 'data' | 'error' | 'isError' | 'refetch'>;
  children: ReactNode;
}

/** A list with its states: on its way, broken, empty, there. */
export function ArchiveStrip({ label, query, children }: ArchiveStripProps) {
  if (query.data === undefined && !query.isError) return <WidgetSkeleton />;
  if (query.data === undefined) {
    return (
      <div className={stripHeight}>
        <ErrorState
          title="Error Loading Data"
          text={textOfError(query.error, 'Failed to load data')}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  if (query.data.data.length === 0) {
    return (
      <EmptyState
        icon={<Inbox className="size-6" />}
        title={`No ${label} available.`}
        className={stripHeight}
      />
    );
  }
  return (
    <div className={stripHeight}>
      <CardStrip label={label} rows={2}>
        {children}
      </CardStrip>
    </div>
  );
}

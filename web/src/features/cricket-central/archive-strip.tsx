import type { ReactNode } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { stripHeight } from './strip-height.ts';
import { WidgetSkeleton } from './widget-skeleton.tsx';
import { WidgetStrip } from './widget-strip.tsx';

interface ArchiveStripProps {
  label: string;
  /** What asked for the list, whatever shape the answer had. */
  query: {
    data: { data: readonly unknown[] } | undefined;
    error: unknown;
    isError: boolean;
    refetch: () => unknown;
  };
  rows?: 1 | 2;
  children: ReactNode;
}

/** A list with its states: on its way, broken, empty, there. */
export function ArchiveStrip({ label, query, rows, children }: ArchiveStripProps) {
  if (query.data === undefined && !query.isError) return <WidgetSkeleton />;
  if (query.data === undefined) {
    return (
      <div className={stripHeight}>
        <LoadFailed text={textOfError(query.error)} onRetry={query.refetch} />
      </div>
    );
  }
  return (
    <WidgetStrip label={label} count={query.data.data.length} {...(rows && { rows })}>
      {children}
    </WidgetStrip>
  );
}

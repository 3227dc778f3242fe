import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { ErrorState } from '../../ui/list-states.tsx';
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
  const { i18n } = useLingui();
  if (query.data === undefined && !query.isError) return <WidgetSkeleton />;
  if (query.data === undefined) {
    return (
      <div className={stripHeight}>
        <ErrorState
          title={i18n.t('Error Loading Data')}
          text={i18n.t(textOfError(query.error))}
          onRetry={query.refetch}
        />
      </div>
    );
  }
  return (
    <WidgetStrip label={label} count={query.data.data.length} {...(rows && { rows })}>
      {children}
    </WidgetStrip>
  );
}

import { emptyListText } from './empty-list-text.ts';
import { useLingui } from '@lingui/react';
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
  const { i18n } = useLingui();
  if (query.data === undefined && !query.isError) return <WidgetSkeleton />;
  if (query.data === undefined) {
    return (
      <div className={stripHeight}>
        <ErrorState
          title={i18n.t('Error Loading Data')}
          text={i18n.t(textOfError(query.error))}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  if (query.data.data.length === 0) {
    return (
      <EmptyState
        icon={<Inbox className="size-6" />}
        title={emptyListText(i18n, label)}
        className={stripHeight}
      />
    );
  }
  return (
    <div className={stripHeight}>
      <CardStrip label={i18n.t(label)} rows={2}>
        {children}
      </CardStrip>
    </div>
  );
}

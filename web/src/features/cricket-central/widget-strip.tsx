import { useLingui } from '@lingui/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardStrip, RowStrip } from '../../ui/layout/card-strip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type QueryResult, QueryState } from '../../ui/feedback/query-state.tsx';
import { WidgetSkeleton } from './match-strip.tsx';

interface WidgetStripProps<Row> {
  label: string;
  query: QueryResult<{ data: readonly Row[] }>;
  /** Number of columns of cards; undefined for rows. */
  columns?: 2 | 4;
  children: (list: readonly Row[]) => ReactNode;
}

/** A list behind 'View All', or its loading, failed or empty state. */
export function WidgetStrip<Row>({ label, query, columns, children }: WidgetStripProps<Row>) {
  const { i18n } = useLingui();
  // The name of the list in small letters, where its script has them.
  const none = i18n.t('No {list} available.', { list: i18n.t(label).toLowerCase() });
  return (
    <QueryState
      query={query}
      loading={<WidgetSkeleton />}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState icon={<Inbox className="size-6" />} title={none} />}
    >
      {({ data }) =>
        columns === undefined ? (
          <RowStrip label={i18n.t(label)}>{children(data)}</RowStrip>
        ) : (
          <CardStrip label={i18n.t(label)} columns={columns}>
            {children(data)}
          </CardStrip>
        )
      }
    </QueryState>
  );
}

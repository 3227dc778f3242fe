import { useLingui } from '@lingui/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardStrip } from '../../ui/layout/card-strip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { matchStripHeight } from '../../ui/match/match-grid.tsx';
import { type QueryResult, QueryState } from '../../ui/feedback/query-state.tsx';
import { WidgetSkeleton } from './match-strip.tsx';

interface WidgetStripProps<Row> {
  label: string;
  query: QueryResult<{ data: readonly Row[] }>;
  rows?: 1 | 2;
  children: (list: readonly Row[]) => ReactNode;
}

/**
 * A list's cards, or its loading, failed or empty state. As high as three match rows, so that no tab moves the page.
 */
export function WidgetStrip<Row>({ label, query, rows = 2, children }: WidgetStripProps<Row>) {
  const { i18n } = useLingui();
  // The name of the list in small letters, where its script has them.
  const none = i18n.t('No {list} available.', { list: i18n.t(label).toLowerCase() });
  return (
    <div className={matchStripHeight[3]}>
      <QueryState
        query={query}
        loading={<WidgetSkeleton rows={3} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState icon={<Inbox className="size-6" />} title={none} className="h-full" />}
      >
        {({ data }) => (
          <CardStrip label={i18n.t(label)} rows={rows}>
            {children(data)}
          </CardStrip>
        )}
      </QueryState>
    </div>
  );
}

/** A card as high as its strip, for longer content: it scrolls, and fades at its lower edge. */
export function ScrollCard({ children }: { children: ReactNode }) {
  return (
    <Card tabIndex={0} className="h-full scroll-pb-12 overflow-y-auto p-4">
      {children}
      <div
        aria-hidden="true"
        className="pointer-events-none sticky -bottom-4 -mx-4 -mb-4 h-12 bg-[linear-gradient(to_top,var(--surface)_15%,transparent)]"
      />
    </Card>
  );
}

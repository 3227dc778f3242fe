import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { CardStrip } from '../../ui/card-strip.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { MatchCardSkeleton } from '../../ui/match/match-card-skeleton.tsx';

interface WidgetStripProps {
  label: string;
  count: number;
  /** Low cards stand two to a column. */
  rows?: 1 | 2;
  children: ReactNode;
}

/** A list's cards, or that there are none, always as high. */
export function WidgetStrip({ label, count, rows = 2, children }: WidgetStripProps) {
  const { i18n } = useLingui();
  if (count === 0) {
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
      <CardStrip fill label={i18n.t(label)} rows={rows}>
        {children}
      </CardStrip>
    </div>
  );
}

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

const places = ['first', 'second', 'third', 'fourth'] as const;

/** The row of cards before anything has come. */
export function WidgetSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading matches')}>
      <CardStrip label={i18n.t('Matches')}>
        {places.map((place) => (
          <li key={place}>
            <MatchCardSkeleton />
          </li>
        ))}
      </CardStrip>
    </div>
  );
}

/** A card of a strip's height for what may be longer: it scrolls, and what goes on below fades into its edge. */
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

/** As high as a row of match cards, so that choosing another tab moves nothing. */
export const stripHeight = 'h-[20rem]';

/** `No players available.`: the name of the list in small letters, where its script has them. */
function emptyListText(i18n: I18n, label: string): string {
  return i18n.t('No {list} available.', { list: i18n.t(label).toLowerCase() });
}

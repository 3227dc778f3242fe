import type { MatchSummary } from '@gullylens/contract/http/match';
import { useLingui } from '@lingui/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardStrip } from '../../ui/card-strip.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { MatchCardSkeleton } from '../../ui/match/match-card-skeleton.tsx';
import { MatchCard } from '../../ui/match/match-card.tsx';
import { QueryState } from '../../ui/query-state.tsx';

/** As high as a row of match cards, so that choosing another tab moves nothing. */
const stripHeight = 'h-[20rem]';

interface WidgetStripProps<Row> {
  label: string;
  query: {
    data: { data: readonly Row[] } | undefined;
    error?: unknown;
    refetch?: () => unknown;
  };
  /** Low cards stand two to a column. */
  rows?: 1 | 2;
  children: (list: readonly Row[]) => ReactNode;
}

/** A list's cards, always as high, with its states: on its way, broken, empty, there. */
export function WidgetStrip<Row>({ label, query, rows = 2, children }: WidgetStripProps<Row>) {
  const { i18n } = useLingui();
  // The name of the list in small letters, where its script has them.
  const none = i18n.t('No {list} available.', { list: i18n.t(label).toLowerCase() });
  return (
    <div className={stripHeight}>
      <QueryState
        query={query}
        loading={<WidgetSkeleton />}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState icon={<Inbox className="size-6" />} title={none} className="h-full" />}
      >
        {({ data }) => (
          <CardStrip fill label={i18n.t(label)} rows={rows}>
            {children(data)}
          </CardStrip>
        )}
      </QueryState>
    </div>
  );
}

interface MatchStripProps {
  matches: readonly MatchSummary[];
  age: DataAge;
  empty: string;
  icon?: ReactNode;
  onOpenMatch: (key: string) => void;
}

/** Match cards in a row, or that there are none, always as high. */
export function MatchStrip({ matches, age, empty, icon, onOpenMatch }: MatchStripProps) {
  const { i18n } = useLingui();
  if (matches.length === 0) return <EmptyState icon={icon} title={empty} className={stripHeight} />;
  return (
    <CardStrip label={i18n.t('Matches')}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchCard match={match} {...cardAge(age)} onOpen={onOpenMatch} />
        </li>
      ))}
    </CardStrip>
  );
}

/** The row of cards before anything has come. */
export function WidgetSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading matches')}>
      <CardStrip label={i18n.t('Matches')}>
        {[1, 2, 3, 4].map((card) => (
          <li key={card}>
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

import { useLingui } from '@lingui/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { CardStrip } from '../../ui/layout/card-strip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { MatchCardSkeleton } from '../../ui/match/match-card-skeleton.tsx';
import { MatchCard } from '../../ui/match/match-card.tsx';
import { type QueryResult, QueryState } from '../../ui/feedback/query-state.tsx';
import { LIST_CAPS, type OverviewLists } from './overview.ts';

/** As high as a row of match cards, so that choosing another tab moves nothing. */
const stripHeight = 'h-[20rem]';

interface WidgetStripProps<Row> {
  label: string;
  query: QueryResult<{ data: readonly Row[] }>;
  rows?: 1 | 2;
  children: (list: readonly Row[]) => ReactNode;
}

/** A list's cards at a fixed height, in each state: loading, failed, empty, loaded. */
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
          <CardStrip label={i18n.t(label)} rows={rows}>
            {children(data)}
          </CardStrip>
        )}
      </QueryState>
    </div>
  );
}

const emptyTexts = {
  featured: sentence('No featured matches right now.'),
  live: sentence('No live matches right now.'),
  upcoming: sentence('No upcoming matches available.'),
  recent: sentence('No recent matches to show.'),
} as const;

interface MatchStripProps {
  lists: OverviewLists;
  list: keyof typeof emptyTexts;
  age: DataAge;
  icon?: ReactNode;
  onOpenMatch: (key: string) => void;
}

/** The first match cards of a list in a row, or the empty message, at a fixed height. */
export function MatchStrip({ lists, list, age, icon, onOpenMatch }: MatchStripProps) {
  const { i18n } = useLingui();
  if (lists[list].length === 0) {
    return <EmptyState icon={icon} title={i18n.t(emptyTexts[list])} className={stripHeight} />;
  }
  return (
    <CardStrip label={i18n.t('Matches')}>
      {lists[list].slice(0, LIST_CAPS[list]).map((match) => (
        <li key={match.id}>
          <MatchCard match={match} {...cardAge(age)} onOpen={onOpenMatch} />
        </li>
      ))}
    </CardStrip>
  );
}

/** The row of cards while loading. */
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

/** A card of a strip's height for longer content: it scrolls, and fades at its lower edge. */
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

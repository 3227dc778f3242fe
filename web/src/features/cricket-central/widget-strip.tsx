import { useLingui } from '@lingui/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { CardStrip } from '../../ui/layout/card-strip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { useFollowedKeys } from '../../ui/match/follow-button.tsx';
import { MatchRowSkeleton, MatchRowStrip, matchStripHeight } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { type QueryResult, QueryState } from '../../ui/feedback/query-state.tsx';
import { followedFirst, LIST_CAPS, type OverviewLists } from './overview.ts';

type StripRows = keyof typeof matchStripHeight;

interface WidgetStripProps<Row> {
  label: string;
  query: QueryResult<{ data: readonly Row[] }>;
  rows?: 1 | 2;
  children: (list: readonly Row[]) => ReactNode;
}

/** A list's cards, as high as three match rows so that choosing another tab moves nothing, in each state. */
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
  rows: StripRows;
  icon?: ReactNode;
  onOpenMatch: (key: string) => void;
}

/** The first matches of a list, followed ones before others in each phase; or the empty message, at a fixed height. */
export function MatchStrip({ lists, list, age, rows, icon, onOpenMatch }: MatchStripProps) {
  const { i18n } = useLingui();
  const followed = useFollowedKeys();
  if (lists[list].length === 0) {
    return <EmptyState icon={icon} title={i18n.t(emptyTexts[list])} className={matchStripHeight[rows]} />;
  }
  const matches = followedFirst(lists[list], followed).slice(0, LIST_CAPS[list]);
  return (
    <MatchRowStrip label={i18n.t('Matches')} rows={rows}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} {...cardAge(age)} onOpen={onOpenMatch} />
        </li>
      ))}
    </MatchRowStrip>
  );
}

/** The strip of matches while loading. */
export function WidgetSkeleton({ rows }: { rows: StripRows }) {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading matches')}>
      <MatchRowStrip label={i18n.t('Matches')} rows={rows}>
        {Array.from({ length: 3 * rows }, (_, at) => (
          <li key={at}>
            <MatchRowSkeleton />
          </li>
        ))}
      </MatchRowStrip>
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

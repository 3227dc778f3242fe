import type { MatchSummary } from '@gullylens/contract/http/match';
import { useLingui } from '@lingui/react';
import { CalendarX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { CardStrip } from '../../ui/card-strip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { MatchCard } from '../../ui/match/match-card.tsx';
import { LIST_CAPS, type OverviewLists } from './overview-lists.ts';
import { stripHeight } from './strip-height.ts';
import { WidgetSkeleton } from './widget-skeleton.tsx';
import type { CoreTab, WidgetTab } from './widget-tabs.ts';

interface WidgetListProps {
  tab: WidgetTab;
  lists: OverviewLists;
  age: DataAge;
  onOpenMatch: (key: string) => void;
}

const ArchiveTab = lazy(() => import('./archive-tab.tsx').then((module) => ({ default: module.ArchiveTab })));

/** What stands under a tab: matches, or, loaded when they are first asked for, the lists behind 'View All'. */
export function WidgetList({ tab, lists, ...rest }: WidgetListProps) {
  if (tab === 'featured' || tab === 'live' || tab === 'upcoming') {
    return <MatchList tab={tab} matches={lists[tab].slice(0, LIST_CAPS[tab])} {...rest} />;
  }
  return (
    <Suspense fallback={<WidgetSkeleton />}>
      <ArchiveTab tab={tab} lists={lists} />
    </Suspense>
  );
}

interface MatchListProps extends Pick<WidgetListProps, 'age' | 'onOpenMatch'> {
  tab: CoreTab;
  matches: MatchSummary[];
}

const emptyTexts = {
  featured: sentence('No featured matches right now.'),
  live: sentence('No live matches right now.'),
  upcoming: sentence('No upcoming matches available.'),
} as const;

function MatchList({ tab, matches, age, onOpenMatch }: MatchListProps) {
  const { i18n } = useLingui();
  if (matches.length === 0) {
    return (
      <EmptyState
        icon={<CalendarX className="size-6" />}
        title={i18n.t(emptyTexts[tab])}
        className={stripHeight}
      />
    );
  }
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

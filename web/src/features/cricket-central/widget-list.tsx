import type { MatchSummary } from '@gullylens/contract/http/match';
import { useLingui } from '@lingui/react';
import { CalendarX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { CardStrip } from '../../ui/card-strip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { MatchCard } from '../../ui/match/match-card.tsx';
import { LIST_CAPS, type OverviewLists } from './overview-lists.ts';
import { stripHeight, WidgetSkeleton } from './widget-strip.tsx';

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

export const coreTabs = [
  { key: 'featured', label: sentence('Featured') },
  { key: 'live', label: sentence('Live') },
  { key: 'upcoming', label: sentence('Upcoming') },
] as const;

const extendedTabs = [
  { key: 'tournaments', label: sentence('Tournaments') },
  { key: 'series', label: sentence('Series') },
  { key: 'teams', label: sentence('Teams') },
  { key: 'venues', label: sentence('Venues') },
  { key: 'players', label: sentence('Players') },
  { key: 'scorecards', label: sentence('Scorecards') },
  { key: 'standings', label: sentence('Standings') },
  { key: 'fantasy', label: sentence('Fantasy') },
  { key: 'news', label: sentence('News') },
  { key: 'statistics', label: sentence('Statistics') },
] as const;

export const widgetTabs = [...coreTabs, ...extendedTabs];

type CoreTab = (typeof coreTabs)[number]['key'];
export type ExtendedTab = (typeof extendedTabs)[number]['key'];
export type WidgetTab = CoreTab | ExtendedTab;

const MatchDialog = lazy(() =>
  import('./match-dialog.tsx').then((module) => ({ default: module.MatchDialog })),
);

/** The match pop-up: `open` shows a match, `popUp` is to be put on the page. */
export function useMatchPopUp(isPremium: boolean) {
  const [key, setKey] = useState<string | null>(null);
  const popUp = key !== null && (
    <Suspense fallback={null}>
      <MatchDialog matchKey={key} isPremium={isPremium} onClose={() => setKey(null)} />
    </Suspense>
  );
  return { open: setKey, popUp };
}

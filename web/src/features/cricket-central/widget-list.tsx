import type { MatchSummary } from '@gullylens/contract/http/match';
import { CalendarX, Inbox } from 'lucide-react';
import { EmptyState } from '../../ui/list-states.tsx';
import { MatchCard } from '../../ui/match/match-card.tsx';
import { CardStrip } from '../../ui/card-strip.tsx';
import { LIST_CAPS, type OverviewLists } from './overview-lists.ts';
import { SeriesCard } from './series-card.tsx';
import { coreTabs, extendedTabs, type WidgetTab } from './widget-tabs.ts';

/** As high as a row of cards, so that an empty tab moves nothing. */
const stripHeight = 'h-[20rem]';

interface WidgetListProps {
  tab: WidgetTab;
  lists: OverviewLists;
  onOpenMatch: ((key: string) => void) | undefined;
}

/** What stands under a tab: matches, tournaments, or that there is nothing yet. */
export function WidgetList({ tab, lists, onOpenMatch }: WidgetListProps) {
  if (tab === 'featured' || tab === 'live' || tab === 'upcoming') {
    return <MatchList tab={tab} matches={lists[tab].slice(0, LIST_CAPS[tab])} onOpenMatch={onOpenMatch} />;
  }
  const series = tab === 'tournaments' ? lists.tournaments.slice(0, LIST_CAPS.tournaments) : [];
  if (series.length === 0) return <EmptyTab tab={tab} />;
  return (
    <CardStrip label="Tournaments">
      {series.map((one) => (
        <li key={one.id}>
          <SeriesCard series={one} />
        </li>
      ))}
    </CardStrip>
  );
}

interface MatchListProps {
  tab: 'featured' | 'live' | 'upcoming';
  matches: MatchSummary[];
  onOpenMatch: ((key: string) => void) | undefined;
}

const emptyTexts = {
  featured: 'No featured matches right now.',
  live: 'No live matches right now.',
  upcoming: 'No upcoming matches available.',
} as const;

function MatchList({ tab, matches, onOpenMatch }: MatchListProps) {
  if (matches.length === 0) {
    return (
      <EmptyState icon={<CalendarX className="size-6" />} title={emptyTexts[tab]} className={stripHeight} />
    );
  }
  return (
    <CardStrip label="Matches">
      {matches.map((match) => (
        <li key={match.id}>
          <MatchCard match={match} onOpen={onOpenMatch && (() => onOpenMatch(match.key))} />
        </li>
      ))}
    </CardStrip>
  );
}

function EmptyTab({ tab }: { tab: WidgetTab }) {
  const label = [...coreTabs, ...extendedTabs].find((one) => one.key === tab)?.label ?? tab;
  return (
    <EmptyState
      icon={<Inbox className="size-6" />}
      title={`No ${label.toLowerCase()} available.`}
      className={stripHeight}
    />
  );
}

import { emptyListText } from './empty-list-text.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { useLingui } from '@lingui/react';
import type { MatchSummary } from '@gullylens/contract/http/match';
import { CalendarX, Inbox, Trophy } from 'lucide-react';
import { CardStrip } from '../../ui/card-strip.tsx';
import { EmptyState } from '../../ui/list-states.tsx';
import { MatchCard } from '../../ui/match/match-card.tsx';
import { archiveLists } from './archive-lists.tsx';
import { FactCard } from './fact-card.tsx';
import { LIST_CAPS, type OverviewLists } from './overview-lists.ts';
import { datesOf, formatsOf } from './series-facts.ts';
import { stripHeight } from './strip-height.ts';
import { extendedTabs, type WidgetTab } from './widget-tabs.ts';

interface WidgetListProps {
  tab: WidgetTab;
  lists: OverviewLists;
  onOpenMatch: (key: string) => void;
}

/** What stands under a tab: matches, tournaments, the archive, or that there is nothing. */
export function WidgetList({ tab, lists, onOpenMatch }: WidgetListProps) {
  const { i18n } = useLingui();
  if (tab === 'featured' || tab === 'live' || tab === 'upcoming') {
    return <MatchList tab={tab} matches={lists[tab].slice(0, LIST_CAPS[tab])} onOpenMatch={onOpenMatch} />;
  }
  const ArchiveList = archiveLists[tab];
  if (ArchiveList !== undefined) return <ArchiveList />;
  const series = tab === 'tournaments' ? lists.tournaments.slice(0, LIST_CAPS.tournaments) : [];
  if (series.length === 0) return <EmptyTab tab={tab} />;
  return (
    <div className={stripHeight}>
      <CardStrip label={i18n.t('Tournaments')} rows={2}>
        {series.map((one) => (
          <li key={one.id}>
            <FactCard
              title={one.name}
              note={datesOf(i18n, one)}
              facts={formatsOf(one)}
              icon={<Trophy className="size-5" />}
            />
          </li>
        ))}
      </CardStrip>
    </div>
  );
}

interface MatchListProps {
  tab: 'featured' | 'live' | 'upcoming';
  matches: MatchSummary[];
  onOpenMatch: (key: string) => void;
}

const emptyTexts = {
  featured: sentence('No featured matches right now.'),
  live: sentence('No live matches right now.'),
  upcoming: sentence('No upcoming matches available.'),
} as const;

function MatchList({ tab, matches, onOpenMatch }: MatchListProps) {
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
          <MatchCard match={match} onOpen={() => onOpenMatch(match.key)} />
        </li>
      ))}
    </CardStrip>
  );
}

function EmptyTab({ tab }: { tab: WidgetTab }) {
  const { i18n } = useLingui();
  const label = extendedTabs.find((one) => one.key === tab)?.label ?? tab;
  return (
    <EmptyState
      icon={<Inbox className="size-6" />}
      title={emptyListText(i18n, label)}
      className={stripHeight}
    />
  );
}

import type { ComponentType } from 'react';
import { PlayerList, SeriesList, TeamList, VenueList } from './archive-lists.tsx';
import { FantasyBoards, StatisticsBoards } from './leader-boards.tsx';
import { NewsList } from './news-list.tsx';
import type { OverviewLists } from './overview-lists.ts';
import { ScorecardList } from './scorecard-list.tsx';
import { StandingsList } from './standings-list.tsx';
import { TournamentList } from './tournament-list.tsx';
import type { ExtendedTab } from './widget-tabs.ts';

interface ArchiveTabProps {
  lists: OverviewLists;
}

const panels: Readonly<Record<ExtendedTab, ComponentType<ArchiveTabProps>>> = {
  tournaments: TournamentList,
  series: SeriesList,
  teams: TeamList,
  venues: VenueList,
  players: PlayerList,
  scorecards: ScorecardList,
  standings: StandingsList,
  fantasy: FantasyBoards,
  news: NewsList,
  statistics: StatisticsBoards,
};

/** What stands under an extended tab: from the feed, from the history, or worked out of it. */
export function ArchiveTab({ tab, lists }: ArchiveTabProps & { tab: ExtendedTab }) {
  const Panel = panels[tab];
  return <Panel lists={lists} />;
}

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Shield, User } from 'lucide-react';
import type { ComponentType } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { dayText } from '../../ui/match/day-text.ts';
import { FactCard } from './fact-card.tsx';
import { FantasyBoards, StatisticsBoards } from './leader-boards.tsx';
import { NewsList } from './news-list.tsx';
import { LIST_CAPS, type OverviewLists } from './overview-lists.ts';
import { ScorecardList } from './scorecard-list.tsx';
import { SeriesCards } from './series-cards.tsx';
import { StandingsList } from './standings-list.tsx';
import { ArchiveStrip, WidgetStrip } from './widget-strip.tsx';
import type { ExtendedTab } from './widget-list.tsx';

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

function TournamentList({ lists }: { lists: OverviewLists }) {
  const tournaments = lists.tournaments.slice(0, LIST_CAPS.tournaments);
  return (
    <WidgetStrip label={sentence('Tournaments')} count={tournaments.length}>
      <SeriesCards series={tournaments} />
    </WidgetStrip>
  );
}

const page = { query: { limit: 12 } };

function SeriesList() {
  const list = useQuery(apiQuery('GET /api/v1/cricket/series/', page));
  return (
    <ArchiveStrip label={sentence('Series')} query={list}>
      <SeriesCards series={list.data?.data ?? []} />
    </ArchiveStrip>
  );
}

function TeamList() {
  const { i18n } = useLingui();
  const list = useQuery(apiQuery('GET /api/cricket/teams/', page));
  return (
    <ArchiveStrip label={sentence('Teams')} query={list}>
      {list.data?.data.map((team) => (
        <li key={team.key}>
          <FactCard
            title={team.name}
            note={i18n.t('Last played {date}', { date: dayText(i18n, team.lastMatch) })}
            facts={[matchCount(i18n, team.matches)]}
            icon={<Shield className="size-5" />}
            to={pathTo.team(team.key)}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}

function VenueList() {
  const { i18n } = useLingui();
  const list = useQuery(apiQuery('GET /api/cricket/venues/', page));
  return (
    <ArchiveStrip label={sentence('Venues')} query={list}>
      {list.data?.data.map((venue) => (
        <li key={venue.key}>
          <FactCard
            title={venue.name}
            note={venue.city ?? i18n.t('City not known')}
            facts={[
              matchCount(i18n, venue.matches),
              i18n.t('Last {date}', { date: dayText(i18n, venue.lastMatch) }),
            ]}
            icon={<MapPin className="size-5" />}
            to={pathTo.venue(venue.key)}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}

function PlayerList() {
  const { i18n } = useLingui();
  const list = useQuery(apiQuery('GET /api/cricket/players/', page));
  return (
    <ArchiveStrip label={sentence('Players')} query={list}>
      {list.data?.data.map((player) => (
        <li key={player.key}>
          <FactCard
            title={player.name}
            note={player.team.name}
            facts={[
              matchCount(i18n, player.matches),
              i18n.t('Last {date}', { date: dayText(i18n, player.lastMatch) }),
            ]}
            icon={<User className="size-5" />}
            to={pathTo.player(player.key)}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}

function matchCount(i18n: I18n, count: number): string {
  return i18n.t('{count, plural, one {# match} other {# matches}}', { count });
}

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import type { ComponentType } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/layout/card.tsx';
import { dayText } from '../../ui/text/full-dates.ts';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { scoreText } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { PlayerAvatar } from '../../ui/players/player-avatar.tsx';
import { TeamBadge } from '../../ui/layout/team-badge.tsx';
import { shortName } from '../../ui/text/short-name.ts';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { FantasyBoards, StatisticsBoards } from './leader-boards.tsx';
import { NewsList } from './news-list.tsx';
import { LIST_CAPS, type OverviewLists } from './overview.ts';
import { FactCard, type FactCardProps, SeriesCards } from './series-cards.tsx';
import { StandingsList } from './standings-list.tsx';
import type { ExtendedTab } from './widget-list.tsx';
import { WidgetStrip } from './widget-strip.tsx';

/** The query of series, teams, venues, players and scorecards: their first twelve rows. */
const page = { query: { limit: 12 } };

const panels: Readonly<Record<ExtendedTab, ComponentType<{ lists: OverviewLists }>>> = {
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

/** The content of a tab behind 'View All', from the live feed or from history. */
export function ArchiveTab({ tab, lists }: { tab: ExtendedTab; lists: OverviewLists }) {
  const Panel = panels[tab];
  return (
    <>
      <Panel lists={lists} />
      <HistoryCredit className="mt-2" />
    </>
  );
}

function TournamentList({ lists }: { lists: OverviewLists }) {
  const tournaments = lists.tournaments.slice(0, LIST_CAPS.tournaments);
  return (
    <WidgetStrip label={sentence('Tournaments')} query={{ data: { data: tournaments } }}>
      {(series) => <SeriesCards series={series} />}
    </WidgetStrip>
  );
}

function SeriesList() {
  return (
    <WidgetStrip label={sentence('Series')} query={useQuery(apiQuery('GET /api/v1/cricket/series/', page))}>
      {(series) => <SeriesCards series={series} />}
    </WidgetStrip>
  );
}

function TeamList() {
  const { i18n } = useLingui();
  return (
    <WidgetStrip label={sentence('Teams')} query={useQuery(apiQuery('GET /api/cricket/teams/', page))}>
      {factCards(({ key, name, matches, lastMatch }) => ({
        title: (
          <StretchedLink oneLine to={pathTo.team(key)}>
            {name}
          </StretchedLink>
        ),
        facts: [matchCount(i18n, matches), i18n.t('Last played {date}', { date: dayText(i18n, lastMatch) })],
        icon: <TeamBadge name={name} shortName={shortName(name)} size="small" />,
      }))}
    </WidgetStrip>
  );
}

function VenueList() {
  const { i18n } = useLingui();
  return (
    <WidgetStrip label={sentence('Venues')} query={useQuery(apiQuery('GET /api/cricket/venues/', page))}>
      {factCards((venue) => ({
        title: (
          <StretchedLink oneLine to={pathTo.venue(venue.key)}>
            {venue.name}
          </StretchedLink>
        ),
        facts: [venue.city ?? i18n.t('City unknown'), ...matchFacts(i18n, venue)],
        icon: <MapPin className="size-5 text-muted" />,
      }))}
    </WidgetStrip>
  );
}

function PlayerList() {
  const { i18n } = useLingui();
  return (
    <WidgetStrip label={sentence('Players')} query={useQuery(apiQuery('GET /api/cricket/players/', page))}>
      {factCards((player) => ({
        title: (
          <StretchedLink oneLine to={pathTo.player(player.key)}>
            {player.name}
          </StretchedLink>
        ),
        facts: [player.team.name, ...matchFacts(i18n, player)],
        icon: <PlayerAvatar name={player.name} team={player.team.name} />,
      }))}
    </WidgetStrip>
  );
}

function factCards<Row extends { key: string }>(factsOf: (row: Row) => FactCardProps) {
  return (rows: readonly Row[]) =>
    rows.map((row) => (
      <li key={row.key}>
        <FactCard {...factsOf(row)} />
      </li>
    ));
}

function matchFacts(i18n: I18n, { matches, lastMatch }: { matches: number; lastMatch: string }): string[] {
  return [matchCount(i18n, matches), i18n.t('Last {date}', { date: dayText(i18n, lastMatch) })];
}

function matchCount(i18n: I18n, count: number): string {
  return i18n.t('{count, plural, one {# match} other {# matches}}', { count });
}

const INNINGS_ON_CARD = 2;

function ScorecardList() {
  const { i18n } = useLingui();
  const list = useQuery(apiQuery('GET /api/v1/cricket/history/', page));
  return (
    <WidgetStrip label={sentence('Scorecards')} query={list}>
      {(matches) =>
        matches.map(({ id, playedOn, competition, innings, result }) => (
          <li key={id}>
            <Card className="relative flex h-full flex-col px-4 py-3 hover:bg-raised">
              <p className="truncate text-xs text-muted tabular">
                {dayText(i18n, playedOn)}
                {competition && ` · ${competition}`}
              </p>
              <div className="my-1.5 space-y-0.5">
                {innings
                  .filter(({ superOver }) => !superOver)
                  .slice(0, INNINGS_ON_CARD)
                  .map(({ team, runs, wickets, overs }, index) => (
                    <p key={index} className="flex items-baseline justify-between gap-3 text-sm">
                      <span className="truncate font-semibold">{team}</span>
                      <span className="shrink-0 tabular">
                        <b>{scoreText({ r: runs, w: wickets })}</b>{' '}
                        <span className="text-xs text-muted">({oversShown(overs)})</span>
                      </span>
                    </p>
                  ))}
              </div>
              <p className="mt-auto truncate text-xs font-medium">
                <StretchedLink to={pathTo.match(id)}>{matchStatusText(i18n, result)}</StretchedLink>
              </p>
            </Card>
          </li>
        ))
      }
    </WidgetStrip>
  );
}

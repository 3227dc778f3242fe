import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { nameTeam } from '@gullylens/engine/names/team-names';
import { playerMatchRows } from '../import/player-match-rows.ts';
import { LOG_MATCHES, type PlayerLog, type PlayerMatch, TEAM_MATCHES } from './list-player-logs.ts';

/** A team's match, reduced to what a forecast request needs. */
type ReplayedMatch = Pick<MatchRecord, 'format' | 'competition' | 'teamType'> & {
  readonly playedOn: string;
  readonly playerIds: readonly string[];
};

interface LoggedMatch extends PlayerMatch {
  readonly format: MatchRecord['format'];
}

type Teams = Map<string, ReplayedMatch[]>;
type Players = Map<string, { readonly name: string; readonly matches: LoggedMatch[] }>;
type Format = MatchRecord['format'];

/**
 * Stands in for `listTeamMatches` and `listTeamPlayerLogs` in the backtest command: reads from matches in memory instead
 * of PostgreSQL. Matches are added in order of play.
 */
export function createReplayedHistory() {
  const teams: Teams = new Map();
  const players: Players = new Map();
  const latest = (team: string, format: Format, before: string): ReplayedMatch[] =>
    (teams.get(team) ?? [])
      .filter((match) => match.format === format && match.playedOn < before)
      .slice(-TEAM_MATCHES)
      .toReversed();
  const logOf = (id: string, format: Format, before: string): PlayerLog => {
    const { name, matches } = players.get(id) ?? { name: id, matches: [] };
    const own = matches.filter((match) => match.format === format && match.playedOn < before);
    return { id, name, matches: own.slice(-LOG_MATCHES).toReversed() };
  };
  return {
    /** The team's latest matches of a format before a day (exclusive), latest first. */
    latest,
    /** Logs of the players of the team's latest matches, in order of their ids. */
    logs: (team: string, format: Format, before: string): PlayerLog[] => {
      const ids = latest(team, format, before).flatMap(({ playerIds }) => playerIds);
      return [...new Set(ids)].toSorted().map((id) => logOf(id, format, before));
    },
    /** Adds a match, after its forecasts have been made. */
    add: (match: MatchRecord): void => addMatch(match, teams, players),
  };
}

function addMatch(match: MatchRecord, teams: Teams, players: Players): void {
  const { format, competition, teamType, gender } = match;
  const playedOn = match.dates[0] ?? '';
  const keys = new Map(match.teams.map((team) => [team, nameTeam(team, gender).key]));
  const rows = playerMatchRows(match, { playedOn, keys });
  for (const key of keys.values()) {
    const playerIds = rows.flatMap(({ team, playerId }) => (team === key ? [playerId] : []));
    const played = teams.get(key) ?? [];
    teams.set(key, played);
    played.push({ format, competition, teamType, playedOn, playerIds });
  }
  const nameOf = new Map(
    Object.values(match.lineups)
      .flat()
      .map(({ id, name }) => [id, name]),
  );
  for (const { playerId, points2025: points, battingPosition = null, ...row } of rows) {
    const player = players.get(playerId) ?? { name: nameOf.get(playerId) ?? playerId, matches: [] };
    players.set(playerId, player);
    const { runs, ballsFaced, ballsBowled, wickets, stumpings } = row;
    const own = { runs, ballsFaced, ballsBowled, wickets, stumpings, battingPosition };
    player.matches.push({ format, playedOn, points, ...own });
  }
}

/** The matches that a backtest has added so far. */
export type ReplayedHistory = ReturnType<typeof createReplayedHistory>;

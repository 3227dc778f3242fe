import type { SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { FORMAT_FACTS } from '@gullylens/engine/match/format-facts';
import { type Fixture, otherSide } from '@gullylens/engine/ratings/fixture';
import type { PlayedMatch } from '../../history/public.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import {
  type PreMatchHistory,
  readPreMatchHistory,
  sharedCompetition,
  type TeamPreMatchHistory,
} from '../model/pre-match-history.ts';
import type { ForecastRequest, SquadMember } from './forecast-request.ts';
import { ELEVEN, squadMembers, withPlayChances } from './probable-players.ts';

/** The announced elevens, as keys of players in history. */
export interface AnnouncedElevens {
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
}

/**
 * The part of a `PreMatchHistory` that a forecast request needs. The backtest makes it from matches in memory instead of
 * the database.
 */
export interface RequestHistory extends Pick<PreMatchHistory, 'format' | 'venue'> {
  readonly teams: readonly [RequestTeam, RequestTeam];
  /** Day of the match, `YYYY-MM-DD`. No data of this day or later is included. */
  readonly before: string;
}

/** `name` is the feed's; `team` is history's, null when unknown there. `logs` are the matches of its recent players. */
interface RequestTeam extends Pick<TeamPreMatchHistory, 'name' | 'team' | 'logs'> {
  readonly latest: readonly Pick<PlayedMatch, 'competition' | 'teamType' | 'playedOn'>[];
}

interface RequestSources {
  readonly match: Pick<MatchSummary, 'key' | 'teams' | 'venue' | 'toss'>;
  readonly squads: readonly SquadPlayer[];
  /** Null while no analyst has entered the elevens. */
  readonly announced: AnnouncedElevens | null;
}

/**
 * Reads the input of one match's forecast, for the job that projects matches (worker role). Null when history does not
 * store the format.
 */
export async function buildForecastRequest(
  context: InsightsContext,
  /** `before` is a day, `YYYY-MM-DD`: no data of it or later is read. */
  { match, before, ...sources }: RequestSources & { readonly match: MatchSummary; readonly before: string },
): Promise<ForecastRequest | null> {
  const past = await readPreMatchHistory(context, match, before);
  return past && assembleForecastRequest(past, { match, ...sources });
}

/** Makes the input of one match's forecast from what history had before it, for the server and the backtest. */
export function assembleForecastRequest(
  past: RequestHistory,
  { match, squads, announced }: RequestSources,
): ForecastRequest {
  const { before: day } = past;
  const a = pickPlayers(past.teams[0], { squads, day, announced: announced && announced.teamA });
  const b = pickPlayers(past.teams[1], { squads, day, announced: announced && announced.teamB });
  const roles = new Set([...a.playing, ...b.playing].map(({ role }) => role));
  return {
    matchKey: match.key,
    teams: match.teams,
    fixture: fixtureOf(match, past, [fixtureKeys(a.playing), fixtureKeys(b.playing)]),
    members: [a.playing, b.playing],
    bench: [a.bench, b.bench],
    announced: announced !== null,
    // Keeper, batter, all-rounder and bowler.
    rolesKnown: roles.size === 4,
  };
}

/** Divides a team's squad into the announced or probable eleven and the bench. `day` is that of the match. */
function pickPlayers(
  { name, logs, latest }: RequestTeam,
  {
    squads,
    announced,
    day,
  }: { squads: readonly SquadPlayer[]; announced: readonly string[] | null; day: string },
) {
  const squad = squads.filter((player) => player.team === name);
  const members = squadMembers(squad, logs);
  if (announced) {
    const isNamed = ({ key }: SquadMember) => announced.includes(key);
    return { playing: members.filter(isNamed), bench: members.filter((member) => !isNamed(member)) };
  }
  // Not whole when history does not know a player of the squad, or players outside the squad were added.
  const listed = new Set(squad.map(({ key }) => key));
  const isWholeSquad = !listed.has(null) && members.every(({ key }) => listed.has(key));
  const matchDays = latest.map(({ playedOn }) => playedOn);
  const probable = withPlayChances(members, { logs, matchDays, day }, isWholeSquad);
  return { playing: probable.slice(0, ELEVEN), bench: probable.slice(ELEVEN) };
}

/**
 * The match as the engine's ratings know it, with names as in history. Its competition is that of each team's latest
 * match, null when they differ.
 */
function fixtureOf(
  match: RequestSources['match'],
  { format, venue, teams: [a, b] }: RequestHistory,
  players: Fixture['players'],
): Fixture {
  const latest = [...a.latest.slice(0, 1), ...b.latest.slice(0, 1)];
  const winner = match.toss ? teamIndexOf(match, match.toss.winner) : null;
  return {
    format,
    gender: a.team?.gender ?? b.team?.gender ?? 'male',
    teamType: latest[0]?.teamType ?? 'club',
    competition: sharedCompetition(latest),
    venue: venue?.name ?? match.venue.name,
    city: venue?.city ?? match.venue.city,
    teams: [a.team?.name ?? a.name, b.team?.name ?? b.name],
    ...FORMAT_FACTS[format],
    players,
    battingFirst: winner === null ? null : match.toss?.decision === 'bat' ? winner : otherSide(winner),
    tossWinner: winner,
  };
}

function fixtureKeys(members: readonly SquadMember[]): string[] {
  return members.map(({ key }) => key);
}

/** Index of the match's team with this name. Null for neither. */
export function teamIndexOf({ teams }: Pick<MatchSummary, 'teams'>, name: string): 0 | 1 | null {
  if (name === teams[0]) return 0;
  return name === teams[1] ? 1 : null;
}

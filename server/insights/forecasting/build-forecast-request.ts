import type { SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { FORMAT_FACTS } from '@gullylens/engine/match/format-facts';
import { type Fixture, otherSide } from '@gullylens/engine/ratings/fixture';
import type { PlayedMatch } from '../../history/public.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import { type MatchFacts, readMatchFacts, sharedCompetition, type TeamFacts } from '../model/match-facts.ts';
import type { ForecastRequest, SquadMember } from './forecast-request.ts';
import { ELEVEN, squadMembers, withPlayChances } from './probable-players.ts';

/** Keys in history of the players of the announced elevens. */
export interface Announced {
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
}

/** What a request takes from history; `MatchFacts` has it, and so has the backtest, from matches in memory. */
export interface RequestFacts extends Pick<MatchFacts, 'format' | 'venue'> {
  readonly teams: readonly [RequestTeam, RequestTeam];
  /** Day of the match, `YYYY-MM-DD`; nothing of it or later was read. */
  readonly before: string;
}

/** `name` is the feed's; `team` is history's, null when unknown there. `logs` are the matches of its recent players. */
interface RequestTeam extends Pick<TeamFacts, 'name' | 'team' | 'logs'> {
  readonly latest: readonly Pick<PlayedMatch, 'competition' | 'teamType' | 'playedOn'>[];
}

interface RequestSources {
  readonly match: Pick<MatchSummary, 'key' | 'teams' | 'venue' | 'toss'>;
  readonly squads: readonly SquadPlayer[];
  /** Null while no analyst has entered the elevens. */
  readonly announced: Announced | null;
}

/** Collects the input of one match's forecast in the worker role. Null when history does not store its format. */
export async function buildForecastRequest(
  context: InsightsContext,
  /** `YYYY-MM-DD`: no data of the day `before` or later is read. */
  { match, before, ...sources }: RequestSources & { readonly match: MatchSummary; readonly before: string },
): Promise<ForecastRequest | null> {
  const facts = await readMatchFacts(context, match, before);
  return facts && forecastRequest(facts, { match, ...sources });
}

/** The input of one match's forecast, from the facts that history had before it. */
export function forecastRequest(
  facts: RequestFacts,
  { match, squads, announced }: RequestSources,
): ForecastRequest {
  const { before: day } = facts;
  const a = pickPlayers(facts.teams[0], { squads, day, announced: announced && announced.teamA });
  const b = pickPlayers(facts.teams[1], { squads, day, announced: announced && announced.teamB });
  const roles = new Set([...a.playing, ...b.playing].map(({ role }) => role));
  return {
    matchKey: match.key,
    teams: match.teams,
    fixture: fixtureOf(match, facts, [fixtureKeys(a.playing), fixtureKeys(b.playing)]),
    members: [a.playing, b.playing],
    bench: [a.bench, b.bench],
    announced: announced !== null,
    // Keeper, batter, all-rounder and bowler.
    rolesKnown: roles.size === 4,
  };
}

/** Divides a team's squad into the announced or probable eleven and the bench. */
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
  // Newcomers that history does not know may play too.
  const listed = new Set(squad.map(({ key }) => key));
  const isWhole = !listed.has(null) && members.every(({ key }) => listed.has(key));
  const matchDays = latest.map(({ playedOn }) => playedOn);
  const probable = withPlayChances(members, { logs, matchDays, day }, isWhole);
  return { playing: probable.slice(0, ELEVEN), bench: probable.slice(ELEVEN) };
}

/** The match in history's terms. Its competition is that of the teams' latest matches, null when they differ. */
function fixtureOf(
  match: RequestSources['match'],
  { format, venue, teams: [a, b] }: RequestFacts,
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

/** Which of the match's teams has this name. Null for neither. */
export function teamIndexOf({ teams }: Pick<MatchSummary, 'teams'>, name: string): 0 | 1 | null {
  if (name === teams[0]) return 0;
  return name === teams[1] ? 1 : null;
}

import type { SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import { statedRole } from '@gullylens/engine/fantasy/player-role';
import { raiseToEleven, playChance } from '@gullylens/engine/forecast/play-chance';
import { inferPlayerRole, type PlayerLog } from '../../history/public.ts';
import type { SquadMember } from './forecast-request.ts';

/**
 * Players of a team who may play, for the forecast of a match: the squad's members known to history and, if these are
 * fewer than eleven, the team's recent players. `logs` are those of `listTeamPlayerLogs`.
 */
export function squadMembers(squad: readonly SquadPlayer[], logs: readonly PlayerLog[]): SquadMember[] {
  const logOf = new Map(logs.map((log) => [log.id, log]));
  const known = squad.flatMap(({ key, name, role }) => {
    if (key === null) return [];
    const log = logOf.get(key);
    const stated = role === null ? null : statedRole(role);
    return [{ key, name, role: stated ?? (log ? inferPlayerRole(log.matches) : 'batter') }];
  });
  if (known.length >= ELEVEN) return known;
  const listed = new Set(known.map(({ key }) => key));
  const others = logs.filter(({ id }) => !listed.has(id));
  return [
    ...known,
    ...others.map((log) => ({ key: log.id, name: log.name, role: inferPlayerRole(log.matches) })),
  ];
}

/** The chance to play, 0 to 1, of a member of an eleven; those of announced ones play for certain. */
export function playChanceOf(member: SquadMember | undefined): number {
  return member?.playChance ?? 1;
}

/** Players of a team in a match. */
export const ELEVEN = 11;

/** A player who may play, with the chance to do so, 0 to 1. */
export interface ProbablePlayer extends SquadMember {
  readonly playChance: number;
}

interface TeamHistory {
  readonly logs: readonly PlayerLog[];
  /** Days of the team's latest matches, `YYYY-MM-DD`, latest first. */
  readonly matchDays: readonly string[];
  /** Day of the coming match, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Adds each player's chance to play, from the team's latest matches, and sorts by it, highest first; equal chances by
 * matches played. When `isWholeSquad`, the members are the whole squad and chances are raised to sum to eleven.
 */
export function withPlayChances(
  members: readonly SquadMember[],
  { logs, matchDays, day }: TeamHistory,
  isWholeSquad: boolean,
): ProbablePlayer[] {
  const matchesOf = new Map(logs.map(({ id, matches }) => [id, matches]));
  const daysSince = daysBetween(matchDays[0] ?? day, day);
  const chances = members.map(({ key }) => {
    const days = new Set(matchesOf.get(key)?.map(({ playedOn }) => playedOn));
    return playChance({ played: matchDays.map((each) => days.has(each)), daysSince });
  });
  const playChances = isWholeSquad ? raiseToEleven(chances) : chances;
  const matchCount = ({ key }: SquadMember) => matchesOf.get(key)?.length ?? 0;
  return members
    .map((member, i) => ({ ...member, playChance: playChances[i] ?? NaN }))
    .toSorted(
      (a, b) => b.playChance - a.playChance || matchCount(b) - matchCount(a) || (a.key < b.key ? -1 : 1),
    );
}

function daysBetween(from: string, to: string): number {
  return Math.max(1, (Date.parse(to) - Date.parse(from)) / 86_400_000);
}

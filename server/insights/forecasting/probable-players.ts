import type { SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import { inferPlayerRole, type PlayerLog } from '../../history/public.ts';
import type { SquadMember } from './forecast-request.ts';

/**
 * Players of a team who may play, for the forecast of a match: the squad's members known to history and, if fewer
 * than eleven, the team's recent players. `logs` are those of `listTeamPlayerLogs`.
 */
export function squadMembers(squad: readonly SquadPlayer[], logs: readonly PlayerLog[]): SquadMember[] {
  const logOf = new Map(logs.map((log) => [log.id, log]));
  const known = squad.flatMap(({ key, name, role }) => {
    if (key === null) return [];
    const log = logOf.get(key);
    return [{ key, name, role: readRole(role) ?? (log ? inferPlayerRole(log.matches) : 'batter') }];
  });
  if (known.length >= ELEVEN) return known;
  const listed = new Set(known.map(({ key }) => key));
  const others = logs.filter(({ id }) => !listed.has(id));
  return [
    ...known,
    ...others.map((log) => ({ key: log.id, name: log.name, role: inferPlayerRole(log.matches) })),
  ];
}

const ELEVEN = 11;

/** The probable eleven: players whose last match is on the newest day of all logs, then those with the longest logs. */
export function probableEleven(members: readonly SquadMember[], logs: readonly PlayerLog[]): SquadMember[] {
  const latest = logs.map(lastDay).toSorted().at(-1);
  const logOf = new Map(logs.map((log) => [log.id, log]));
  // A log has at most 30 matches, so 1,000 ranks the latest match first.
  const priority = ({ key }: SquadMember) => {
    const log = logOf.get(key);
    if (!log) return 0;
    return (lastDay(log) === latest ? 1_000 : 0) + log.matches.length;
  };
  return members.toSorted((a, b) => priority(b) - priority(a) || (a.key < b.key ? -1 : 1)).slice(0, ELEVEN);
}

function lastDay({ matches }: PlayerLog): string {
  return matches[0]?.playedOn ?? '';
}

/** The vendor's role names: `WK-Batsman`, `Bowling Allrounder` and the like. */
function readRole(role: string | null): PlayerRole | null {
  if (role === null) return null;
  const name = role.toLowerCase();
  if (name.includes('wk') || name.includes('keeper')) return 'keeper';
  if (name.includes('allrounder') || name.includes('all-rounder')) return 'all-rounder';
  if (name.includes('bowl')) return 'bowler';
  return name.includes('bat') ? 'batter' : null;
}

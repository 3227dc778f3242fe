import type { SquadPlayer } from '@gullylens/contract/http/cricket-matches';
import type { PlayedMatchCard } from '@gullylens/contract/http/played-matches';

export interface NamedSide {
  team: string;
  players: readonly { key: string | null; name: string; role: string | null }[];
}

/** Who played for each team: those who batted, in their order, then those who did not come in. */
export function elevensOf({ teams, innings }: Pick<PlayedMatchCard, 'teams' | 'innings'>): NamedSide[] {
  return teams.map(({ name }) => {
    const first = innings.find(({ team }) => team === name);
    const players = [...(first?.batting.map(({ player }) => player) ?? []), ...(first?.didNotBat ?? [])];
    return { team: name, players: players.map((player) => ({ ...player, role: null })) };
  });
}

/** The vendor's squads, in the order of the match's teams; a team that it words otherwise comes last. */
export function squadsOf(squad: readonly SquadPlayer[], teams: readonly string[]): NamedSide[] {
  const names = [...new Set([...teams, ...squad.map(({ team }) => team)])];
  return names
    .map((name) => ({ team: name, players: squad.filter(({ team }) => team === name) }))
    .filter(({ players }) => players.length > 0);
}

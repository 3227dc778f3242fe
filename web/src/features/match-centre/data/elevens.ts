import type { PlayedMatchCard } from '@gullylens/contract/http/history/played-matches';

/** The players of one team, as a list shows them. */
export interface TeamList {
  team: string;
  players: readonly { key: string | null; name: string }[];
}

/** Returns the players of each team by its first innings: those who batted, in order, then those who did not. */
export function elevensOf({ teams, innings }: Pick<PlayedMatchCard, 'teams' | 'innings'>): TeamList[] {
  return teams.map(({ name }) => {
    const first = innings.find(({ team }) => team === name);
    return {
      team: name,
      players: [...(first?.batting.map(({ player }) => player) ?? []), ...(first?.didNotBat ?? [])],
    };
  });
}

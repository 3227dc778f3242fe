import { type ColouredTeam, type TeamColours, teamColours } from './team-colours.ts';

/** Returns the colours of the named team in a match of two teams; by its name alone when it is neither of them. */
export function coloursInMatch(name: string, [a, b]: readonly [ColouredTeam, ColouredTeam]): TeamColours {
  if (isNamed(a, name)) return teamColours(a, b);
  if (isNamed(b, name)) return teamColours(b, a);
  return teamColours({ name });
}

function isNamed(team: ColouredTeam, name: string): boolean {
  return team.name.trim().toLowerCase() === name.trim().toLowerCase();
}

/** Returns the other team among the players of a match; undefined when all players are of one team. */
export function opponentAmong(players: readonly { team: string }[], team: string): ColouredTeam | undefined {
  const other = players.find((player) => player.team !== team);
  return other && { name: other.team };
}

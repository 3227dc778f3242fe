import { teamColours } from '../../ui/teams/team-colours.ts';
import { shortName } from '../../ui/text/short-name.ts';

/** A team of the match, as line-ups show it. */
export interface LineupTeam {
  name: string;
  short: string;
  /** CSS colour of its text and marks. */
  ink: string;
}

/** Returns the teams of the players, with the feed's short names where it has them. */
export function lineupTeams(
  players: readonly { team: string }[],
  teamInfo: readonly { name: string; shortname: string }[] = [],
): LineupTeam[] {
  const names = [...new Set(players.map(({ team }) => team))];
  return names.map((name) => {
    const opponent = names.find((other) => other !== name);
    const short = teamInfo.find((team) => team.name === name)?.shortname || shortName(name);
    return {
      name,
      short,
      ink: teamColours({ name }, opponent === undefined ? undefined : { name: opponent }).ink,
    };
  });
}

/** Returns the short name of a player's team. */
export function shortOf(teams: readonly LineupTeam[], team: string): string {
  return teams.find(({ name }) => name === team)?.short ?? shortName(team);
}

/** Returns the team of a name, which the feed and history may write in different cases. */
export function teamNamed<Team extends { name: string }>(
  teams: readonly Team[] | undefined,
  name: string,
): Team | undefined {
  return teams?.find((team) => team.name.toLowerCase() === name.toLowerCase());
}

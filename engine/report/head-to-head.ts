/** One earlier match between the two teams of an analysis. */
export interface HeadToHeadMatch {
  /** Name of the winning team; null for a tie, a draw or no result. */
  readonly winner: string | null;
}

/**
 * Counts the results of earlier matches (`meetings`) between two teams, for drafts of analyses and for the server's
 * match previews. `noResult` includes ties and draws.
 */
export function summariseHeadToHead(meetings: readonly HeadToHeadMatch[], teams: readonly [string, string]) {
  const wins = (team: string) => meetings.filter((meeting) => meeting.winner === team).length;
  const [teamAWins, teamBWins] = [wins(teams[0]), wins(teams[1])];
  return {
    totalMatches: meetings.length,
    teamAWins,
    teamBWins,
    noResult: meetings.length - teamAWins - teamBWins,
  };
}

interface Chances {
  teamA: number;
  teamB: number;
}

/** The chances of two sides in whole percent that make 100 together: 54.5 and 45.5 would be 55 and 46. */
export function wholeChances({ teamA }: Chances): Chances {
  const first = Math.round(teamA);
  return { teamA: first, teamB: 100 - first };
}

/** A full innings of the formats with limited overs. */
const LIMITS: Readonly<Record<string, { overs: number; ballsPerOver: number }>> = {
  t20: { overs: 20, ballsPerOver: 6 },
  odi: { overs: 50, ballsPerOver: 6 },
  t10: { overs: 10, ballsPerOver: 6 },
  hundred: { overs: 20, ballsPerOver: 5 },
};

/** Returns the overs of a full innings; null for a format without a limit. */
export function fullInningsOvers(matchType: string): number | null {
  return LIMITS[matchType.toLowerCase()]?.overs ?? null;
}

/** Returns the legal balls of an over in a format; six when the format is unknown. */
export function ballsPerOverOf(matchType: string): number {
  return LIMITS[matchType.toLowerCase()]?.ballsPerOver ?? 6;
}

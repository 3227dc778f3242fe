const BALLS_PER_OVER = 6;

/** Returns the overs of a scoreboard as a number, for axes and rates: `16.2` is sixteen and a third. */
export function oversAsNumber(overs: string, ballsPerOver: number = BALLS_PER_OVER): number {
  return ballsOf(overs, ballsPerOver) / ballsPerOver;
}

/** Returns overs without a needless zero: `16.2` stays, `20.0` becomes `20`. */
export function oversShown(overs: string): string {
  return overs.replace(/\.0$/, '');
}

/** Returns the ball that completes these overs, as commentary numbers it: `16.2`, and `15.6` for the last ball of an over. */
export function ballShown(overs: string, ballsPerOver: number): string {
  const balls = ballsOf(overs, ballsPerOver);
  if (balls === 0 || balls % ballsPerOver > 0) return oversOfBalls(balls, ballsPerOver);
  return `${balls / ballsPerOver - 1}.${ballsPerOver}`;
}

/** Returns the legal balls of overs as a scoreboard writes them: `3.5` is 23 balls of six-ball overs. */
export function ballsOf(overs: string, ballsPerOver: number): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number);
  return whole * ballsPerOver + balls;
}

/** Returns legal balls as overs, always with the point: `16.2` for 98, `20.0` for 120. The inverse of `ballsOf`. */
export function oversOfBalls(balls: number, ballsPerOver: number = BALLS_PER_OVER): string {
  return `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
}

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

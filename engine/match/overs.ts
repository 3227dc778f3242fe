/**
 * Overs as they are written on a scoreboard, `19.3` for nineteen overs and three balls, always with the point.
 * `completed` is the over that the last ball belongs to (0 for the first), `legalBalls` how many legal balls it has
 * seen; an over with its full number of balls rolls on, so that six balls of the first over are `1.0`.
 */
export function oversText(completed: number, legalBalls: number, ballsPerOver: number): string {
  return legalBalls >= ballsPerOver ? `${completed + 1}.0` : `${completed}.${legalBalls}`;
}

/** The legal balls in overs: `3.5` are 23 balls of six-ball overs. */
export function countBalls(overs: string, ballsPerOver: number): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number);
  return whole * ballsPerOver + balls;
}

/** A number of legal balls as overs: 23 balls of six-ball overs are `3.5`. */
export function ballsAsOvers(balls: number, ballsPerOver: number): string {
  return `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
}

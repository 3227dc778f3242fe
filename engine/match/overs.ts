/**
 * Overs in scoreboard notation, for scorecards, the feed and the sandbox. Always with the point: `19.3` is nineteen
 * overs and three balls. `completed` is the over of the last ball, from 0; `legalBalls` counts its legal balls. A full
 * over is carried, so six balls of the first over are `1.0`.
 */
export function oversText(completed: number, legalBalls: number, ballsPerOver: number): string {
  return legalBalls >= ballsPerOver ? `${completed + 1}.0` : `${completed}.${legalBalls}`;
}

/** Legal balls in overs of scoreboard notation: `3.5` is 23 balls of six-ball overs. */
export function countBalls(overs: string, ballsPerOver: number): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number);
  return whole * ballsPerOver + balls;
}

/** Scoreboard notation of a number of legal balls: 23 balls of six-ball overs are `3.5`. */
export function ballsAsOvers(balls: number, ballsPerOver: number): string {
  return `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
}

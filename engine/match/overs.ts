// Overs as on a scoreboard: `19.3` is nineteen overs and three balls. Called for scorecards, scores of the feed and
// forecasts, by the server and the CricAPI sandbox.

/**
 * Overs on the scoreboard after `legalBalls` legal balls of the over `over` (0 is the first). A full over is carried,
 * so six balls of the first over are `1.0`.
 */
export function oversText(over: number, legalBalls: number, ballsPerOver: number): string {
  return legalBalls >= ballsPerOver ? `${over + 1}.0` : `${over}.${legalBalls}`;
}

/** The number of legal balls: `3.5` is 23 with six-ball overs. */
export function oversToBalls(overs: string, ballsPerOver: number): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number);
  return whole * ballsPerOver + balls;
}

/** The overs of a number of legal balls: 23 are `3.5` with six-ball overs. */
export function ballsToOvers(balls: number, ballsPerOver: number): string {
  return `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
}

const BALLS_PER_OVER = 6;

/** Overs as a number for an axis: `16.2` is sixteen and a third. */
export function oversBowled(overs: string, ballsPerOver: number = BALLS_PER_OVER): number {
  const [whole = '0', balls = '0'] = overs.split('.');
  return Number(whole) + Number(balls) / ballsPerOver;
}

/** Overs without a needless zero: `16.2` stays, `20.0` becomes `20`. */
export function oversShown(overs: string): string {
  return overs.replace(/\.0$/, '');
}

/** Balls as overs: `16.2` for 98. */
export function oversOf(balls: number): string {
  return oversShown(`${Math.floor(balls / BALLS_PER_OVER)}.${balls % BALLS_PER_OVER}`);
}

/** Legal balls of overs as a scoreboard writes them: `3.5` is 23 balls of six-ball overs. */
export function ballsOf(overs: string, ballsPerOver: number): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number);
  return whole * ballsPerOver + balls;
}

/** The inverse of `ballsOf`, always with the point: `20.0`. */
export function oversOfBalls(balls: number, ballsPerOver: number): string {
  return `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
}

const BALLS_PER_OVER = 6;

/** Overs as a number to place on an axis: `16.2` is sixteen and a third. */
export function oversBowled(overs: string, ballsPerOver: number = BALLS_PER_OVER): number {
  const [whole = '0', balls = '0'] = overs.split('.');
  return Number(whole) + Number(balls) / ballsPerOver;
}

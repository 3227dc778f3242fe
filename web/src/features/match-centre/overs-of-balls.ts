import type { Ball } from '@gullylens/contract/http/played-matches';

export interface OverOfBalls {
  /** 1 for the first. */
  over: number;
  bowler: string;
  balls: readonly Ball[];
  /** Of all kinds. */
  runs: number;
  /** The innings' total after it. */
  total: number;
}

/** Balls by over, in the order in which they were bowled. */
export function oversOfBalls(balls: readonly Ball[]): OverOfBalls[] {
  const overs = new Map<number, Ball[]>();
  for (const ball of balls) overs.set(ball.over, [...(overs.get(ball.over) ?? []), ball]);
  return [...overs].map(([over, bowled]) => ({
    over,
    bowler: bowled.at(-1)?.bowler ?? '',
    balls: bowled,
    runs: bowled.reduce((sum, ball) => sum + ball.runs + ball.extras, 0),
    total: bowled.at(-1)?.total ?? 0,
  }));
}

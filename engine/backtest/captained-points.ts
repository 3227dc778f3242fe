import { factorAt } from '../lineups/lineup-rules.ts';
import { sumOf } from '../statistics/statistics.ts';

/**
 * Fantasy points of a line-up from those of its players: captain first (counts twice), vice-captain second (one and a
 * half times). For the backtest, where line-ups are compared with the best possible one.
 */
export function captainedPoints(points: readonly number[]): number {
  return sumOf(points.map((own, position) => factorAt(position) * own));
}

import { factorAt } from '../lineups/lineup-rules.ts';
import { sumOf } from '../statistics/statistics.ts';

/**
 * Points of a line-up from its players' points: captain first (counting twice), vice-captain second (one and a half
 * times).
 */
export function captainedPoints(points: readonly number[]): number {
  return sumOf(points.map((own, position) => factorAt(position) * own));
}

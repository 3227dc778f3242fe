import type { RateBand, RateRule } from './rule-table.ts';

/**
 * Economy and strike-rate bands, the same in both tables. Where the operator prints `5-5.99` and `6-7`, 6 belongs to
 * the upper band; where it prints `10-11` and `11.01-12`, 11 belongs to the lower.
 */

/** Band edges in runs per six balls, from 12, 30 and 6 balls on. */
export const ECONOMY_T20 = economy(12, [5, 6, 7, 10, 11, 12]);
export const ECONOMY_ODI = economy(30, [2.5, 3.5, 4.5, 7, 8, 9]);
export const ECONOMY_T10 = economy(6, [7, 8, 9, 14, 15, 16]);

/** Band edges in runs per hundred balls, from 10, 20 and 5 balls on. */
export const STRIKE_RATE_T20 = strikeRate(10, [50, 60, 70, 130, 150, 170]);
export const STRIKE_RATE_ODI = strikeRate(20, [30, 40, 50, 100, 120, 140]);
export const STRIKE_RATE_T10 = strikeRate(5, [60, 70, 80, 150, 170, 190]);

type Edges = readonly [number, number, number, number, number, number];

function economy(minBalls: number, edges: Edges): RateRule {
  return { minBalls, bands: bands(edges, [6, 4, 2, 0, -2, -4, -6]) };
}

function strikeRate(minBalls: number, edges: Edges): RateRule {
  return { minBalls, bands: bands(edges, [-6, -4, -2, 0, 2, 4, 6]) };
}

/** In both tables the upper edges of the third, fifth and sixth band are inclusive. */
function bands(edges: Edges, points: readonly number[]): RateBand[] {
  const closed = [false, false, true, false, true, true];
  return points.map((each, i) => ({
    upTo: edges[i] ?? Number.POSITIVE_INFINITY,
    inclusive: closed[i] ?? true,
    points: each,
  }));
}

import type { RateBand, RateRule } from './rule-table.ts';

// Economy and strike-rate bands, the same in both of Dream11's tables. Where the operator prints `5-5.99` and `6-7`,
// 6 belongs to the upper band; where it prints `10-11` and `11.01-12`, 11 belongs to the lower.

/** Economy in a T20, from 12 balls on; edges of the bands in runs per six balls. */
export const ECONOMY_T20 = economy(12, [5, 6, 7, 10, 11, 12]);
/** Economy in an ODI, from 30 balls on. */
export const ECONOMY_ODI = economy(30, [2.5, 3.5, 4.5, 7, 8, 9]);
/** Economy in a T10, from 6 balls on. */
export const ECONOMY_T10 = economy(6, [7, 8, 9, 14, 15, 16]);

/** Strike rate in a T20, from 10 balls on; edges of the bands in runs per hundred balls. */
export const STRIKE_RATE_T20 = strikeRate(10, [50, 60, 70, 130, 150, 170]);
/** Strike rate in an ODI, from 20 balls on. */
export const STRIKE_RATE_ODI = strikeRate(20, [30, 40, 50, 100, 120, 140]);
/** Strike rate in a T10, from 5 balls on. */
export const STRIKE_RATE_T10 = strikeRate(5, [60, 70, 80, 150, 170, 190]);

type Edges = readonly [number, number, number, number, number, number];

/** Six edges make seven bands: points from +6 for the lowest economy to -6 for the highest. */
function economy(minBalls: number, edges: Edges): RateRule {
  return { minBalls, bands: bands(edges, [6, 4, 2, 0, -2, -4, -6]) };
}

/** The same with the signs reversed: a low strike rate loses points. */
function strikeRate(minBalls: number, edges: Edges): RateRule {
  return { minBalls, bands: bands(edges, [-6, -4, -2, 0, 2, 4, 6]) };
}

/** In both tables the upper edges of the third, fifth and sixth band are inclusive. */
function bands(edges: Edges, points: readonly number[]): RateBand[] {
  return points.map((each, i) => ({
    upTo: edges[i] ?? Number.POSITIVE_INFINITY,
    inclusive: [2, 4, 5].includes(i),
    points: each,
  }));
}

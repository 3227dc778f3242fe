import { BALL_OUTCOMES } from '@gullylens/engine/ratings/prepared-innings';

const WIDE = BALL_OUTCOMES.indexOf('wide');
const NOBALL = BALL_OUTCOMES.indexOf('noball');

/** Chances of the outcomes of a ball in one over of a T20. */
export interface OverRow {
  /** Chances of the `BALL_OUTCOMES` other than wides and no-balls, in that order; they sum to about 1. */
  readonly outcomes: readonly number[];
  /** Chance that a delivery is a wide. */
  readonly wide: number;
  /** Chance that a delivery is a no-ball. */
  readonly noball: number;
}

/**
 * Chances by over, first to twentieth, with a column for each of `BALL_OUTCOMES`. Counted in both innings of the 452
 * IPL matches of 2018 to 2023 (Cricsheet). Wides and no-balls are shares of all deliveries.
 */
const ROWS: readonly (readonly number[])[] = [
  [0.546, 0.233, 0.041, 0.004, 0.126, 0.017, 0.032, 0.036, 0.002],
  [0.477, 0.254, 0.042, 0.006, 0.148, 0.036, 0.036, 0.038, 0.004],
  [0.415, 0.281, 0.041, 0.006, 0.172, 0.046, 0.039, 0.024, 0.004],
  [0.394, 0.289, 0.043, 0.005, 0.175, 0.052, 0.042, 0.025, 0.004],
  [0.385, 0.291, 0.047, 0.003, 0.176, 0.055, 0.042, 0.029, 0.005],
  [0.384, 0.318, 0.039, 0.003, 0.164, 0.053, 0.039, 0.021, 0.004],
  [0.316, 0.484, 0.057, 0.002, 0.075, 0.033, 0.033, 0.021, 0.002],
  [0.289, 0.487, 0.058, 0.003, 0.085, 0.042, 0.034, 0.021, 0.004],
  [0.286, 0.467, 0.062, 0.001, 0.09, 0.052, 0.042, 0.023, 0.004],
  [0.277, 0.481, 0.064, 0.001, 0.092, 0.05, 0.035, 0.029, 0.002],
  [0.281, 0.468, 0.065, 0.001, 0.088, 0.049, 0.047, 0.026, 0.004],
  [0.282, 0.464, 0.066, 0.002, 0.089, 0.052, 0.045, 0.032, 0.002],
  [0.281, 0.453, 0.07, 0.003, 0.086, 0.06, 0.047, 0.031, 0.003],
  [0.263, 0.455, 0.075, 0.002, 0.091, 0.064, 0.05, 0.03, 0.003],
  [0.274, 0.419, 0.073, 0.001, 0.104, 0.068, 0.061, 0.035, 0.003],
  [0.261, 0.425, 0.08, 0.001, 0.097, 0.072, 0.063, 0.04, 0.003],
  [0.242, 0.432, 0.074, 0.003, 0.117, 0.069, 0.063, 0.042, 0.008],
  [0.218, 0.401, 0.084, 0.001, 0.124, 0.09, 0.081, 0.054, 0.004],
  [0.223, 0.371, 0.09, 0.002, 0.127, 0.103, 0.085, 0.056, 0.011],
  [0.208, 0.284, 0.108, 0.004, 0.13, 0.133, 0.133, 0.055, 0.013],
];

const TABLE: readonly OverRow[] = ROWS.map((row) => ({
  outcomes: row.slice(0, WIDE),
  wide: row[WIDE] ?? 0,
  noball: row[NOBALL] ?? 0,
}));

/** The row of an over of a T20 innings (0 for the first). A super over has the row of the nineteenth over. */
export function overRow(over: number, superOver: boolean): OverRow {
  const row = TABLE[superOver ? 18 : Math.min(over, TABLE.length - 1)];
  if (!row) throw new RangeError(`no over ${over}`);
  return row;
}

import { byKey } from '../by-key.ts';
import { type InningsShape, SHAPE_PARTS, type ShapePart } from '../ratings/innings-shape.ts';
import { predictLinear } from '../ratings/linear-learner.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { forecastTotal } from './forecast-total.ts';

/** Matches of a pool (one gender and format) below which no shape is forecast; chosen. */
const MIN_MATCHES = 20;
/** Lower limit of every part, and upper limit of wickets: a simulation cannot match 0 or 10 exactly. Chosen. */
const MIN_PART = 0.001;
const MAX_WICKETS = 9.9;

/**
 * Features of every part of the shape, in the order of `shapeFeaturesOf`: 1, and the forecast total less the format's
 * usual one, in the format's standard deviations (`FormatScale.spread`). `batting` is the index, 0 or 1, of the batting
 * team. Also called when a match is learnt.
 */
export function shapeFeatures(rated: FixtureFeatures, batting: 0 | 1): number[] {
  const expectedTotal = (forecastTotal(rated, batting).mean - rated.scale.total) / rated.scale.spread;
  return [1, expectedTotal];
}

/**
 * Forecasts the shape of a team's innings when it bats first: wickets, and shares of fours, sixes, dots and wides. The
 * simulations in the server's forecast and line-ups threads and in the backtest are adjusted to it. Null in formats
 * without an overs limit, when the match is shortened, and when fewer than 20 matches of the pool are learnt.
 */
export function forecastShape(rated: FixtureFeatures, batting: 0 | 1): InningsShape | null {
  const { pool, keys, balls, scale } = rated;
  if (pool.matches < MIN_MATCHES || balls !== scale.balls) return null;
  const features = shapeFeatures(rated, batting);
  const differences = pool.cricket[keys.competition]?.shape;
  const expectedPart = (part: ShapePart) =>
    Math.max(MIN_PART, predictLinear(pool.shape[part], features) + (differences?.[part].mean ?? 0));
  const shape = byKey(SHAPE_PARTS, expectedPart);
  return { ...shape, wickets: Math.min(MAX_WICKETS, shape.wickets) };
}

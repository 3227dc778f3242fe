import { byKey } from '../by-key.ts';
import { type InningsShape, SHAPE_PARTS, type ShapePart } from '../ratings/innings-shape.ts';
import { predictLinear } from '../ratings/linear-learner.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { forecastTotal } from './forecast-total.ts';

/** Matches of a pool without which its looks are nobody's. */
const FEWEST = 20;
/** Of everything something comes, and not every side is always all out. */
const LEAST = 0.001;
const MOST_WICKETS = 9.9;

/** One, and the total foreseen beside what is usual in the format, in spreads of the format: the more runs, the fewer dots. */
export function shapeFeatures(view: FixtureFeatures, batting: 0 | 1): number[] {
  const expectedTotal = (forecastTotal(view, batting).mean - view.scale.total) / view.scale.spread;
  return [1, expectedTotal];
}

/** How the first innings of a side is to look; `null` for innings of unusual length and where hardly a match is known. */
export function forecastShape(view: FixtureFeatures, batting: 0 | 1): InningsShape | null {
  const { pool, keys, balls, scale } = view;
  if (pool.matches < FEWEST || balls !== scale.balls) return null;
  const features = shapeFeatures(view, batting);
  const levels = pool.cricket[keys.competition]?.shape;
  const foreseen = (part: ShapePart) =>
    Math.max(LEAST, predictLinear(pool.shape[part], features) + (levels?.[part].mean ?? 0));
  const shape = byKey(SHAPE_PARTS, foreseen);
  return { ...shape, wickets: Math.min(MOST_WICKETS, shape.wickets) };
}

import { byKey } from '../by-key.ts';
import type { InningsFacts } from '../match/innings-facts.ts';

/**
 * How the runs of first innings were made, apart from their number: for forecasts, learning and simulations. The
 * numbers other than `wickets` are shares of deliveries, 0 to 1.
 */
export interface InningsShape {
  /** Wickets per innings, 0 to 10. */
  readonly wickets: number;
  readonly fours: number;
  readonly sixes: number;
  /** Legal balls without a run. */
  readonly dots: number;
  readonly wides: number;
}

/** One number of an innings' shape. */
export type ShapePart = keyof InningsShape;
/** All of them. */
export const SHAPE_PARTS: readonly ShapePart[] = ['wickets', 'fours', 'sixes', 'dots', 'wides'];

/** The shape of an innings, or the mean shape when `facts` sums several `innings`. */
export function inningsShapeOf(facts: InningsFacts, innings = 1): InningsShape {
  const deliveries = Math.max(1, facts.deliveries);
  return byKey(SHAPE_PARTS, (part) => facts[part] / (part === 'wickets' ? innings : deliveries));
}

import { byKey } from '../by-key.ts';
import type { InningsFacts } from '../match/innings-facts.ts';

/**
 * How the runs of first innings were made, whatever the total. Learnt from played innings and forecast for coming ones,
 * to adjust simulations. The parts other than `wickets` are shares, 0 to 1, of all deliveries, including wides and
 * no-balls.
 */
export interface InningsShape {
  /** Wickets per innings, 0 to 10. */
  readonly wickets: number;
  readonly fours: number;
  readonly sixes: number;
  /** Legal balls without a run. */
  readonly dots: number;
  /** Wides, not no-balls. */
  readonly wides: number;
}

/** One number of an innings' shape. */
export type ShapePart = keyof InningsShape;
/** Every part. */
export const SHAPE_PARTS: readonly ShapePart[] = ['wickets', 'fours', 'sixes', 'dots', 'wides'];

/** The shape of an innings, or the mean shape of several (`innings`) whose sum is `facts`. */
export function inningsShapeOf(facts: InningsFacts, innings = 1): InningsShape {
  const deliveries = Math.max(1, facts.deliveries);
  return byKey(SHAPE_PARTS, (part) => facts[part] / (part === 'wickets' ? innings : deliveries));
}

import { byKey } from '../by-key.ts';
import type { InningsFacts } from '../match/innings-facts.ts';

/** Shape of first innings: wickets per innings; the rest are shares of deliveries, 0 to 1. */
export interface InningsShape {
  readonly wickets: number;
  readonly fours: number;
  readonly sixes: number;
  /** Legal balls without a run. */
  readonly dots: number;
  readonly wides: number;
}

export type ShapePart = keyof InningsShape;
export const SHAPE_PARTS: readonly ShapePart[] = ['wickets', 'fours', 'sixes', 'dots', 'wides'];

/** The shape of an innings, or the mean shape when `facts` sums several `innings`. */
export function inningsShapeOf(facts: InningsFacts, innings = 1): InningsShape {
  const deliveries = Math.max(1, facts.deliveries);
  return byKey(SHAPE_PARTS, (part) => facts[part] / (part === 'wickets' ? innings : deliveries));
}

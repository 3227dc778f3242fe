import { byKey } from '../by-key.ts';
import type { InningsFacts } from '../match/innings-facts.ts';

/** How first innings look: wickets in one, and how often the rest comes of a delivery, 0 to 1. */
export interface InningsShape {
  readonly wickets: number;
  readonly fours: number;
  readonly sixes: number;
  /** Legal balls off which nothing came. */
  readonly dots: number;
  readonly wides: number;
}

export type ShapePart = keyof InningsShape;
export const SHAPE_PARTS: readonly ShapePart[] = ['wickets', 'fours', 'sixes', 'dots', 'wides'];

/** How an innings looked, or so many of them added up. */
export function inningsShapeOf(facts: InningsFacts, innings = 1): InningsShape {
  const deliveries = Math.max(1, facts.deliveries);
  return byKey(SHAPE_PARTS, (part) => facts[part] / (part === 'wickets' ? innings : deliveries));
}

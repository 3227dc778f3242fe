import { drawUniform } from '@gullylens/engine/statistics/random-draws';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** The index drawn with chances in proportion to `weights`, which are not negative and not all zero. */
export function drawIndex(rng: RandomGenerator, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = drawUniform(rng) * total;
  for (let i = 0; i < weights.length; i += 1) {
    left -= weights[i] ?? 0;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** One of the items, drawn with chances in proportion to `weightOf`; `items` is not empty. */
export function drawFrom<Item>(
  rng: RandomGenerator,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item {
  const item = items[drawIndex(rng, items.map(weightOf))];
  if (item === undefined) throw new RangeError('nothing to draw from');
  return item;
}

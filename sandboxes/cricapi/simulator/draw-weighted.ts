import { drawUniform } from '@gullylens/engine/statistics/random-draws';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Draws an index with chances proportional to `weights`, which must not be negative or all zero. */
export function drawIndex(rng: RandomGenerator, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = drawUniform(rng) * total;
  for (let i = 0; i < weights.length; i += 1) {
    left -= weights[i] ?? 0;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** Draws an item with chances proportional to `weightOf`. Throws a RangeError when `items` is empty. */
export function drawFrom<Item>(
  rng: RandomGenerator,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item {
  const item = items[drawIndex(rng, items.map(weightOf))];
  if (item === undefined) throw new RangeError('there is no item to draw from');
  return item;
}

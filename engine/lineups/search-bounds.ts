import type { LineupRules } from './lineup-rules.ts';
import type { Item } from './search-items.ts';

/** Sums made once, so that a bound on every partial line-up is a few look-ups. */
export interface BoundTables {
  /** Sum of the worths of the first i items. */
  readonly worths: Float64Array;
  /** Highest and second highest points from item i on. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** How many of each role stand from item i on, four numbers an item. */
  readonly supply: Int32Array;
}

export function boundTables(items: readonly Item[], { size }: LineupRules): BoundTables {
  const length = items.length + size + 1;
  const worths = new Float64Array(length).fill(Number.NEGATIVE_INFINITY);
  const first = new Float64Array(length).fill(Number.NEGATIVE_INFINITY);
  const second = new Float64Array(length).fill(Number.NEGATIVE_INFINITY);
  const supply = new Int32Array(4 * length);
  worths[0] = 0;
  items.forEach((item, i) => {
    worths[i + 1] = (worths[i] ?? 0) + item.worth;
  });
  for (let i = items.length - 1; i >= 0; i -= 1) {
    const points = items[i]?.points ?? 0;
    const before = first[i + 1] ?? 0;
    first[i] = Math.max(points, before);
    second[i] = Math.max(Math.min(points, before), second[i + 1] ?? 0);
    for (let role = 0; role < 4; role += 1) {
      supply[4 * i + role] = (supply[4 * (i + 1) + role] ?? 0) + (items[i]?.role === role ? 1 : 0);
    }
  }
  return { worths, first, second, supply };
}

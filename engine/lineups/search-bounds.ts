import type { LineupRules } from './lineup-rules.ts';
import type { Item } from './search-items.ts';

/** Sums, maxima and counts over the items, from which `searchLineups` computes upper bounds of unfinished line-ups. */
export type BoundTables = Readonly<ReturnType<typeof boundTables>>;

/** Precomputes the tables for items in the order of the search (locked first, then by points). */
export function boundTables(items: readonly Item[], { size }: LineupRules) {
  const length = items.length + size + 1;
  const sums = new Float64Array(length).fill(Number.NEGATIVE_INFINITY);
  const first = new Float64Array(length).fill(Number.NEGATIVE_INFINITY);
  const second = new Float64Array(length).fill(Number.NEGATIVE_INFINITY);
  sums[0] = 0;
  items.forEach((item, i) => {
    sums[i + 1] = (sums[i] ?? NaN) + item.points;
  });
  for (let i = items.length - 1; i >= 0; i -= 1) {
    const points = items[i]?.points ?? NaN;
    const before = first[i + 1] ?? NaN;
    first[i] = Math.max(points, before);
    second[i] = Math.max(Math.min(points, before), second[i + 1] ?? NaN);
  }
  return {
    /** Sum of the points of the first i items, at index i; minus infinity for more items than there are. */
    sums,
    /** Highest and second-highest points of a player from item i on, at index i. */
    first,
    second,
    /** Number of items from item i on of each role, at index 4i + role, and of each team, at index 2i + team. */
    roleSupply: supplies(items, 4, (item) => item.role),
    teamSupply: supplies(items, 2, (item) => item.team),
  };
}

/** Number of items from item i on of each of `kinds` kinds, at index kinds * i + kind. */
function supplies(items: readonly Item[], kinds: number, kindOf: (item: Item) => number): Int32Array {
  const supply = new Int32Array(kinds * (items.length + 1));
  for (let i = items.length - 1; i >= 0; i -= 1) {
    const item = items[i];
    if (!item) continue;
    for (let kind = 0; kind < kinds; kind += 1) {
      const here = kindOf(item) === kind ? 1 : 0;
      supply[kinds * i + kind] = (supply[kinds * (i + 1) + kind] ?? NaN) + here;
    }
  }
  return supply;
}

import type { Tally } from '../match/tally.ts';

/**
 * Offsets of one player's counts in a flat list of all players, `COUNTS_PER_PLAYER` each. A simulation counts here
 * instead of in `Tally` objects, to allocate nothing per ball.
 */
export const COUNT_OFFSETS = {
  out: 0,
  runs: 1,
  balls: 2,
  fours: 3,
  sixes: 4,
  ballsBowled: 5,
  conceded: 6,
  wickets: 7,
  lbwOrBowled: 8,
  dots: 9,
  maidens: 10,
  catches: 11,
  stumpings: 12,
  runOutsDirect: 13,
  runOutsAssisted: 14,
} as const;

/** Number of counts of one player. */
export const COUNTS_PER_PLAYER = 15;

const OFFSETS: Readonly<Record<string, number>> = COUNT_OFFSETS;

/** The tallies as a flat list of counts; drops `batted`, and `out` becomes 1 or 0. */
export function tallyCounts(tallies: readonly Readonly<Tally>[]): Int32Array {
  const counts = new Int32Array(tallies.length * COUNTS_PER_PLAYER);
  tallies.forEach((tally, player) => {
    for (const [key, value] of Object.entries(tally)) {
      const offset = OFFSETS[key];
      if (offset !== undefined) counts[player * COUNTS_PER_PLAYER + offset] = Number(value);
    }
  });
  return counts;
}

/** Adds to the count at an index of the flat list. */
export function addToCount(counts: Int32Array, index: number, more: number): void {
  counts[index] = (counts[index] ?? NaN) + more;
}

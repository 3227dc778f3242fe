import type { Tally } from '../match/tally.ts';

/** Offsets of a player's counts in the flat list of all players, `WIDTH` each. Holds a `Tally` without allocating objects. */
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

export const WIDTH = 15;

const OFFSETS: Readonly<Record<string, number>> = COUNT_OFFSETS;

/** The tallies as a flat list of counts. */
export function tallyCounts(tallies: readonly Readonly<Tally>[]): Int32Array {
  const counts = new Int32Array(tallies.length * WIDTH);
  tallies.forEach((tally, player) => {
    for (const [key, value] of Object.entries(tally)) {
      const at = OFFSETS[key];
      if (at !== undefined) counts[player * WIDTH + at] = Number(value);
    }
  });
  return counts;
}

export function count(counts: Int32Array, at: number, more: number): void {
  counts[at] = (counts[at] ?? NaN) + more;
}

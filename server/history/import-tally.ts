import type { FileWarning } from '../vendors/cricsheet/cricsheet-archive.ts';

/** How far an import has come. */
export interface ImportProgress {
  /** Matches looked at, of `total` in the archive. */
  readonly seen: number;
  readonly total: number;
  readonly added: number;
  /** Were there with other content, and are now as in the archive. */
  readonly corrected: number;
  readonly unchanged: number;
  /** Balls in the matches added and corrected. */
  readonly deliveries: number;
}

export interface ImportSummary extends ImportProgress {
  /** Files passed over, each with the reason; everything else is stored. */
  readonly warnings: readonly FileWarning[];
  /** Of matches that are stored: where the balls and the recorded result contradict each other. */
  readonly doubts: readonly string[];
}

/** What a batch adds to the progress. */
export type Tally = Omit<ImportSummary, 'total'>;

export const NOTHING: Tally = {
  seen: 0,
  added: 0,
  corrected: 0,
  unchanged: 0,
  deliveries: 0,
  warnings: [],
  doubts: [],
};

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    seen: a.seen + b.seen,
    added: a.added + b.added,
    corrected: a.corrected + b.corrected,
    unchanged: a.unchanged + b.unchanged,
    deliveries: a.deliveries + b.deliveries,
    warnings: [...a.warnings, ...b.warnings],
    doubts: [...a.doubts, ...b.doubts],
  };
}

import type { FileWarning } from '../../vendors/cricsheet/cricsheet-archive.ts';
import type { PreparedBatch } from './prepare-batch.ts';

/** Counts of an import so far, in matches; `deliveries` are balls of stored matches. */
export interface ImportProgress {
  /** Matches processed, out of `total` in the archive. */
  readonly seen: number;
  readonly total: number;
  readonly added: number;
  /** Matches whose stored content differed and was replaced. */
  readonly corrected: number;
  readonly unchanged: number;
  readonly deliveries: number;
}

/** The result of an import, for operators. */
export interface ImportSummary extends ImportProgress {
  /** Skipped files with reasons. Everything else is stored. */
  readonly warnings: readonly FileWarning[];
  /** Stored matches whose balls and recorded result contradict each other. */
  readonly doubts: readonly string[];
}

/** Returns the summary with a stored batch added. `refused` are the batch's matches that PostgreSQL rejected. */
export function addBatch(
  summary: ImportSummary,
  { prepared, unchanged, warnings }: PreparedBatch,
  refused: readonly FileWarning[],
): ImportSummary {
  const refusedFiles = new Set(refused.map(({ file }) => file));
  const stored = prepared.filter(({ file }) => !refusedFiles.has(file));
  const corrected = stored.filter(({ replaces }) => replaces).length;
  return {
    total: summary.total,
    seen: summary.seen + prepared.length + unchanged + warnings.length,
    added: summary.added + stored.length - corrected,
    corrected: summary.corrected + corrected,
    unchanged: summary.unchanged + unchanged,
    deliveries: stored.reduce((sum, { rows }) => sum + rows.match.deliveries, summary.deliveries),
    warnings: [...summary.warnings, ...warnings, ...refused],
    doubts: [...summary.doubts, ...stored.flatMap(({ doubt }) => doubt ?? [])],
  };
}

import type { FileWarning } from '../../vendors/cricsheet/cricsheet-archive.ts';
import type { PreparedBatch } from './prepare-batch.ts';

export interface ImportProgress {
  /** Matches processed, of `total` in the archive. */
  readonly seen: number;
  readonly total: number;
  readonly added: number;
  /** Were stored with other content, which was replaced. */
  readonly corrected: number;
  readonly unchanged: number;
  readonly deliveries: number;
}

export interface ImportSummary extends ImportProgress {
  /** Files passed over, each with the reason; everything else is stored. */
  readonly warnings: readonly FileWarning[];
  /** Of stored matches: where the balls and the recorded result contradict each other. */
  readonly doubts: readonly string[];
}

/** Adds a stored batch; `refused` are those of its matches that PostgreSQL did not accept. */
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

import { basename } from 'node:path';
import {
  type ImportProgress,
  type ImportHistory,
  type ImportSummary,
  withImportConnection,
} from '../../history/public.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { CricsheetArchiveError } from '../../vendors/cricsheet/cricsheet-archive.ts';

/** Where progress goes; a terminal shows it in a single updated line. */
interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Maximum number of skipped files, and of doubtful matches, listed per archive. */
const MAX_WARNINGS = 50;
const count = new Intl.NumberFormat('en');

/** Imports archives in order, reporting progress and skipped files. Returns the number of readable archives. */
export async function importArchives(
  database: OpenDatabase,
  files: readonly string[],
  output: Output,
): Promise<number> {
  return withImportConnection(database, async (importHistory) => {
    let imported = 0;
    for (const file of files) if (await importOne(importHistory, file, output)) imported += 1;
    return imported;
  });
}

/** Returns false when the file could not be read. */
async function importOne(importHistory: ImportHistory, file: string, output: Output): Promise<boolean> {
  const name = basename(file);
  const started = performance.now();
  const onProgress = (progress: ImportProgress) => {
    if (output.isTTY) output.write(`\r${name}: ${progress.seen} of ${progress.total} matches`);
  };
  try {
    const summary = await importHistory({ zip: file, onProgress });
    const seconds = (performance.now() - started) / 1000;
    output.write(`${output.isTTY ? '\r' : ''}${describeSummary(name, summary, seconds)}`);
    return true;
  } catch (error) {
    if (!(error instanceof CricsheetArchiveError)) throw error;
    output.write(`${error.message}\n`);
    return false;
  }
}

function describeSummary(name: string, summary: ImportSummary, seconds: number): string {
  const { total, added, corrected, unchanged, deliveries, warnings, doubts } = summary;
  const pace = deliveries > 0 ? `; ${count.format(deliveries)} balls in ${seconds.toFixed(1)} s` : '';
  const lines = [
    `${name}: ${total} matches, ${added} new, ${corrected} corrected, ${unchanged} unchanged, ${warnings.length} skipped${pace}`,
    ...warnings.slice(0, MAX_WARNINGS).map(({ file, reason }) => `  ${file}: ${reason}`),
  ];
  lines.push(...doubts.slice(0, MAX_WARNINGS).map((doubt) => `  stored unchanged: ${doubt}`));
  if (warnings.length > MAX_WARNINGS) lines.push(`  and ${warnings.length - MAX_WARNINGS} more`);
  return `${lines.join('\n')}\n`;
}

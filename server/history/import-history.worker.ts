import { parentPort } from 'node:worker_threads';
import { openDatabase } from '../platform/database/open-database.ts';
import { giveWay } from '../platform/give-way.ts';
import { CricsheetArchiveError } from '../vendors/cricsheet/cricsheet-archive.ts';
import { importHistory } from './import-history.ts';
import type { ImportProgress, ImportSummary } from './import-tally.ts';

/** What the worker is given. */
export interface ImportJob {
  readonly databaseUrl: string;
  readonly zip: string;
  readonly leaveOut: readonly string[];
}

/** An archive that cannot be opened is an answer, not a failure of the thread. */
export type ImportOutcome =
  | { readonly imported: true; readonly summary: ImportSummary }
  | { readonly imported: false; readonly reason: string };

giveWay();

const onProgress = (progress: ImportProgress) => parentPort?.postMessage(progress);

/** Imports an archive and posts the progress. */
export async function answer({ databaseUrl, zip, leaveOut }: ImportJob): Promise<ImportOutcome> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    return { imported: true, summary: await importHistory(database, { zip, leaveOut, onProgress }) };
  } catch (error) {
    if (error instanceof CricsheetArchiveError) return { imported: false, reason: error.message };
    throw error;
  } finally {
    await database.close();
  }
}

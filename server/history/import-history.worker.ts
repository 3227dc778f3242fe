import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../platform/database/open-database.ts';
import { giveWay } from '../platform/give-way.ts';
import type { WorkerMessage } from '../platform/run-worker.ts';
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

function say(message: WorkerMessage<ImportProgress, ImportOutcome>): void {
  parentPort?.postMessage(message);
}

async function run({ databaseUrl, zip, leaveOut }: ImportJob): Promise<ImportOutcome> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    const onProgress = (progress: ImportProgress) => say({ kind: 'progress', progress });
    return { imported: true, summary: await importHistory(database, { zip, leaveOut, onProgress }) };
  } catch (error) {
    if (error instanceof CricsheetArchiveError) return { imported: false, reason: error.message };
    throw error;
  } finally {
    await database.close();
  }
}

giveWay();
say({ kind: 'done', outcome: await run(workerData as ImportJob) });

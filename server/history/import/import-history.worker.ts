import { parentPort } from 'node:worker_threads';
import { openDatabase } from '../../platform/database/open-database.ts';
import { lowerThreadPriority } from '../../platform/jobs/lower-priority.ts';
import { type ImportJob, importHistory } from './import-history.ts';
import type { ImportProgress, ImportSummary } from './import-summary.ts';

/* The import thread of a process with the worker role. `importInBackground` starts one thread per archive. */
lowerThreadPriority();

const onProgress = (progress: ImportProgress) => parentPort?.postMessage(progress);

/** Imports the archive of one job and returns the summary. */
export async function answer({ databaseUrl, ...request }: ImportJob): Promise<ImportSummary> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    return await importHistory(database, { ...request, onProgress });
  } finally {
    await database.close();
  }
}

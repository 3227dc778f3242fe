import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { runInThread } from '../../platform/jobs/worker-pool.ts';
import { type ImportRequest, importArchive } from './import-archive.ts';
import type { ImportProgress, ImportSummary } from './import-summary.ts';

/**
 * Imports a Cricsheet archive; may be interrupted and repeated. Each match is stored completely or not at all, and
 * replaced when its content differs. A bad file inside the archive is only a warning.
 * @throws CricsheetArchiveError when the file is not an archive.
 */
export type ImportHistory = (request: ImportRequest) => Promise<ImportSummary>;

/** Runs `work`, which imports archives one after the other, over one dedicated connection. */
export async function withImportConnection<Value>(
  { pool }: Pick<OpenDatabase, 'pool'>,
  work: (importHistory: ImportHistory) => Promise<Value>,
): Promise<Value> {
  const connection = await pool.connect();
  try {
    // A power cut may lose the last batches, each as a whole. The next import stores them.
    await connection.query('set statement_timeout = 0; set synchronous_commit = off');
    return await work((request) => importArchive(connection, request));
  } finally {
    // Closed instead of returned to the pool, because its settings differ.
    connection.release(true);
  }
}

/** Imports one archive. Called in the import thread. */
export function importHistory(database: Pick<OpenDatabase, 'pool'>, request: ImportRequest) {
  return withImportConnection(database, (importOne) => importOne(request));
}

/** Message to the import thread. */
export interface ImportJob extends Pick<ImportRequest, 'zip' | 'leaveOut'> {
  readonly databaseUrl: string;
}

/** Starts the import thread for one archive and waits for its summary. An aborted `signal` ends the thread. */
export function importInBackground(
  databaseUrl: string,
  { zip, leaveOut, onProgress, signal }: ImportRequest & { readonly signal?: AbortSignal },
): Promise<ImportSummary> {
  return runInThread<ImportJob, ImportSummary>({
    beside: import.meta.url,
    name: 'import-history.worker',
    task: { databaseUrl, zip, leaveOut },
    onMessage: (progress) => onProgress?.(progress as ImportProgress),
    signal,
  });
}

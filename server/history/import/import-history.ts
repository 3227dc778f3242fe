import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { runInThread } from '../../platform/jobs/worker-pool.ts';
import { type ImportRequest, importArchive } from './import-archive.ts';
import type { ImportProgress, ImportSummary } from './import-summary.ts';

/**
 * Imports a Cricsheet archive; may be interrupted and repeated. A match is stored whole or not at all, and replaced when
 * its content differs. Throws `CricsheetArchiveError` when the file is no archive; a bad file inside is only a warning.
 */
export type ImportHistory = (request: ImportRequest) => Promise<ImportSummary>;

/** Lets `work` import archives, one after the other, over one connection that is used for nothing else. */
export async function withImportConnection<Value>(
  { pool }: Pick<OpenDatabase, 'pool'>,
  work: (importHistory: ImportHistory) => Promise<Value>,
): Promise<Value> {
  const connection = await pool.connect();
  try {
    // After a power cut the last batches may be missing, whole; the next import starts where they began.
    await connection.query('set statement_timeout = 0; set synchronous_commit = off');
    return await work((request) => importArchive(connection, request));
  } finally {
    // Closed, not returned to the pool: its settings differ.
    connection.release(true);
  }
}

export function importHistory(database: Pick<OpenDatabase, 'pool'>, request: ImportRequest) {
  return withImportConnection(database, (importOne) => importOne(request));
}

export interface ImportJob extends Pick<ImportRequest, 'zip' | 'leaveOut'> {
  readonly databaseUrl: string;
}

/** `importHistory` in a thread of its own, with a connection of its own: readers are served meanwhile. */
export function importInBackground(
  databaseUrl: string,
  { zip, leaveOut, onProgress, signal }: ImportRequest & { readonly signal?: AbortSignal },
): Promise<ImportSummary> {
  return runInThread<ImportJob, ImportSummary>({
    beside: import.meta.url,
    name: 'import-history.worker',
    task: { databaseUrl, zip, leaveOut },
    onMessage: onProgress && ((progress) => onProgress(progress as ImportProgress)),
    signal,
  });
}

import type { OpenDatabase } from '../platform/database/open-database.ts';
import { type ImportRequest, importArchive } from './import-archive.ts';
import type { ImportSummary } from './import-tally.ts';

/**
 * Imports a Cricsheet archive. May run any number of times and be broken off at any moment: a match is stored whole or
 * not at all, one that is there with the same content is passed over, one with other content is replaced. Throws
 * `CricsheetArchiveError` when the file is no archive; a bad file inside costs only a warning.
 */
export type ImportHistory = (request: ImportRequest) => Promise<ImportSummary>;

/** Lets `work` import any number of archives, one after the other, over one connection that nobody else uses. */
export async function withImporter<Value>(
  { pool }: Pick<OpenDatabase, 'pool'>,
  work: (importHistory: ImportHistory) => Promise<Value>,
): Promise<Value> {
  const connection = await pool.connect();
  let last: Promise<unknown> = Promise.resolve();
  try {
    // A power cut may take back the last batches, whole, and the import is then taken up again where they began.
    await connection.query('set statement_timeout = 0; set synchronous_commit = off');
    return await work((request) => {
      const imported = last.then(() => importArchive(connection, request));
      last = imported.catch(() => {});
      return imported;
    });
  } finally {
    // Closed, not given back: it is set otherwise than others.
    connection.release(true);
  }
}

/** Imports one archive. */
export function importHistory(
  database: Pick<OpenDatabase, 'pool'>,
  request: ImportRequest,
): Promise<ImportSummary> {
  return withImporter(database, (importOne) => importOne(request));
}

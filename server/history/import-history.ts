import type { Pool, PoolClient } from 'pg';
import type { Database, OpenDatabase } from '../platform/database/open-database.ts';
import { type CricsheetArchive, openCricsheetArchive } from '../vendors/cricsheet/cricsheet-archive.ts';
import { IMPORT_LOCK } from './import-lock.ts';
import { addTallies, type ImportProgress, type ImportSummary, NOTHING } from './import-tally.ts';
import { readNameCorrections } from './name-corrections.ts';
import { readBatch } from './read-batch.ts';
import { forgetMatches } from './forget-matches.ts';
import { storeBatch } from './store-batch.ts';

export interface ImportRequest {
  /** Path of the archive. */
  readonly zip: string;
  /** Matches that are not to be history, because they are being played; any that are there go. */
  readonly leaveOut?: readonly string[];
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** Large enough to make the round trips cheap, small enough to keep memory flat and an interruption cheap. */
const BATCH = 128;

/**
 * Imports a Cricsheet archive, oldest match first. May run any number of times and be broken off at any moment: a
 * match is stored whole or not at all, one that is there with the same content is passed over, one with other content
 * is replaced. Throws `CricsheetArchiveError` when the file is no archive; a bad file inside costs only a warning.
 */
export async function importHistory(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  request: ImportRequest,
): Promise<ImportSummary> {
  const archive = await openCricsheetArchive(request.zip);
  try {
    return await inTurn(pool, (connection) => importArchive({ db, connection, archive }, request));
  } finally {
    archive.close();
  }
}

async function inTurn<Value>(pool: Pool, work: (connection: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    // A power cut may take back the last batches, whole, and the import is then taken up again where they began.
    await client.query('set statement_timeout = 0; set synchronous_commit = off');
    await client.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
    return await work(client);
  } finally {
    // Let go at once; a connection that is closed takes its settings with it, but the lock only when the server sees it.
    await client.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]).catch(() => {});
    client.release(true);
  }
}

interface Import {
  readonly db: Database;
  /** Holds the lock, and is the only one to write. */
  readonly connection: PoolClient;
  readonly archive: CricsheetArchive;
}

async function importArchive(
  { db, connection, archive }: Import,
  { leaveOut = [], onProgress }: ImportRequest,
): Promise<ImportSummary> {
  await forgetMatches(db, leaveOut);
  const leftOut = new Set(leaveOut);
  const matches = archive.matches.filter(({ id }) => !leftOut.has(id));
  const corrections = await readNameCorrections(db);
  let tally = { ...NOTHING, warnings: archive.warnings };
  let storing = Promise.resolve(NOTHING);
  const settle = async () => {
    tally = addTallies(tally, await storing);
    onProgress?.({ ...tally, total: matches.length });
  };
  for (let from = 0; from < matches.length; from += BATCH) {
    // While PostgreSQL stores one batch, the next one is read and parsed.
    const [batch] = await bothEnded([
      readBatch(db, archive, { matches: matches.slice(from, from + BATCH), corrections }),
      settle(),
    ]);
    storing = storeBatch(connection, batch);
  }
  await settle();
  if (tally.added + tally.corrected > 0) await makeDurable(connection);
  return { ...tally, total: matches.length };
}

/** When one fails the other ends first: neither the archive nor the connection is closed under it. */
async function bothEnded<A, B>(both: readonly [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(both);
  return Promise.all(both);
}

/** A commit that waits for the disk takes with it everything that was committed before. */
async function makeDurable(connection: PoolClient): Promise<void> {
  await connection.query('set synchronous_commit = on');
  await connection.query('update history_state set revision = revision + 1');
}

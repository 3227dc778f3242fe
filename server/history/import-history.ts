import { stat } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import type { Database, OpenDatabase } from '../platform/database/open-database.ts';
import {
  type ArchivedMatch,
  type CricsheetArchive,
  openCricsheetArchive,
} from '../vendors/cricsheet/cricsheet-archive.ts';
import { forgetMatches } from './forget-matches.ts';
import { IMPORT_LOCK } from './import-lock.ts';
import { addTallies, type ImportProgress, type ImportSummary, NOTHING, type Tally } from './import-tally.ts';
import { type MatchPreparer, PREPARE_HERE, prepareInThread } from './match-preparer.ts';
import { readNameCorrections } from './name-corrections.ts';
import type { PackedMatch, PreparedMatches } from './prepare-matches.ts';
import { readBatch } from './read-batch.ts';
import { runAhead } from './run-ahead.ts';
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
/** Batches under way beside the one that is stored, so that no thread waits for another. */
const AHEAD = 2;
/** Bytes of an archive of some hundred matches. */
const LARGE = 1024 * 1024;

/**
 * Imports a Cricsheet archive, oldest match first. May run any number of times and be broken off at any moment: a
 * match is stored whole or not at all, one that is there with the same content is passed over, one with other content
 * is replaced. Throws `CricsheetArchiveError` when the file is no archive; a bad file inside costs only a warning.
 */
export async function importHistory(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  request: ImportRequest,
): Promise<ImportSummary> {
  const preparer = (await isLarge(request.zip)) ? prepareInThread() : PREPARE_HERE;
  try {
    const archive = await openCricsheetArchive(request.zip);
    try {
      return await inTurn(pool, (connection) =>
        importArchive({ db, connection, archive, preparer }, request),
      );
    } finally {
      archive.close();
    }
  } finally {
    await preparer.close();
  }
}

/** Whether a file, when it is there, holds so much that another thread is worth its start. */
async function isLarge(path: string): Promise<boolean> {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  return size > LARGE;
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
  readonly preparer: MatchPreparer;
}

async function importArchive(
  { db, connection, archive, preparer }: Import,
  { leaveOut = [], onProgress }: ImportRequest,
): Promise<ImportSummary> {
  await forgetMatches(db, leaveOut);
  const leftOut = new Set(leaveOut);
  const matches = archive.matches.filter(({ id }) => !leftOut.has(id));
  const corrections = await readNameCorrections(db);
  const prepare = (packed: readonly PackedMatch[]) => preparer.prepare(packed, corrections);
  let tally: Tally = { ...NOTHING, warnings: archive.warnings };
  for await (const batch of runAhead(readBatches({ db, archive, prepare }, matches), AHEAD)) {
    tally = addTallies(tally, await storeBatch({ connection, prepare }, batch));
    onProgress?.({ ...tally, total: matches.length });
  }
  if (tally.added + tally.corrected > 0) await makeDurable(connection);
  return { ...tally, total: matches.length };
}

interface Reading extends Pick<Import, 'db' | 'archive'> {
  readonly prepare: (packed: readonly PackedMatch[]) => Promise<PreparedMatches>;
}

/** Each as soon as it is read: its rows are made while the next is read and the one before it is stored. */
async function* readBatches({ db, archive, prepare }: Reading, matches: readonly ArchivedMatch[]) {
  for (let from = 0; from < matches.length; from += BATCH) {
    const batch = await readBatch(db, archive, matches.slice(from, from + BATCH));
    const prepared = prepare(batch.packed);
    // Whether it fails is asked when the batch is stored.
    prepared.catch(() => {});
    yield { ...batch, prepared };
  }
}

/** A commit that waits for the disk takes with it everything that was committed before. */
async function makeDurable(connection: PoolClient): Promise<void> {
  await connection.query('set synchronous_commit = on');
  await connection.query('update history_state set revision = revision + 1');
}

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../platform/database/open-database.ts';
import {
  type ArchivedMatch,
  type CricsheetArchive,
  openCricsheetArchive,
} from '../vendors/cricsheet/cricsheet-archive.ts';
import { forgetMatches } from './forget-matches.ts';
import { IMPORT_LOCK } from './import-lock.ts';
import { addTallies, type ImportProgress, type ImportSummary, NOTHING, type Tally } from './import-tally.ts';
import { type NameCorrections, readNameCorrections } from './name-corrections.ts';
import { prepareMatches } from './prepare-matches.ts';
import { type ReadBatch, readBatch } from './read-batch.ts';
import { runAhead } from './run-ahead.ts';
import { storeBatch } from './store-batch.ts';
import { readStoredHashes } from './stored-hashes.ts';
import { historyState } from './tables.ts';

export interface ImportRequest {
  /** Path of the archive. */
  readonly zip: string;
  /** Matches that are not to be history, because they are being played; any that are there go. */
  readonly leaveOut?: readonly string[];
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** Batches prepared while one is stored. */
const AHEAD = 1;

/**
 * Imports an archive over a connection that nobody else uses meanwhile, and whose statements may take as long as they
 * must. Waits while another import runs.
 */
export async function importArchive(connection: PoolClient, request: ImportRequest): Promise<ImportSummary> {
  const archive = await openCricsheetArchive(request.zip);
  try {
    return await inTurn(connection, () => importMatches(connection, archive, request));
  } finally {
    archive.close();
  }
}

async function inTurn<Value>(connection: PoolClient, work: () => Promise<Value>): Promise<Value> {
  await connection.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
  try {
    return await work();
  } finally {
    // On a connection that broke there is nothing to let go.
    await connection.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]).catch(() => {});
  }
}

async function importMatches(
  connection: PoolClient,
  archive: CricsheetArchive,
  { leaveOut = [], onProgress }: ImportRequest,
): Promise<ImportSummary> {
  const db = drizzle({ client: connection });
  const forgotten = await forgetMatches(db, leaveOut);
  const leftOut = new Set(leaveOut);
  const matches = archive.matches.filter(({ id }) => !leftOut.has(id));
  const corrections = await readNameCorrections(db);
  const stored = await readStoredHashes(db, matches);
  let tally: Tally = { ...NOTHING, warnings: archive.warnings };
  for await (const batch of runAhead(prepareBatches({ archive, stored, corrections }, matches), AHEAD)) {
    tally = addTallies(tally, await storeBatch({ connection, corrections }, batch));
    onProgress?.({ ...tally, total: matches.length });
  }
  if (forgotten + tally.added + tally.corrected > 0) await makeDurable(db);
  return { ...tally, total: matches.length };
}

interface Reading {
  readonly archive: CricsheetArchive;
  readonly stored: ReadonlyMap<string, string>;
  readonly corrections: NameCorrections;
}

/** Each is prepared while PostgreSQL stores the one before it. */
async function* prepareBatches({ archive, stored, corrections }: Reading, matches: readonly ArchivedMatch[]) {
  for (let from = 0, batch: ReadBatch; from < matches.length; from += batch.seen) {
    batch = readBatch(archive, stored, matches, from);
    yield { ...batch, prepared: await prepareMatches(batch.packed, corrections) };
  }
}

/** A commit that waits for the disk takes with it everything that was committed before. */
async function makeDurable(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx.update(historyState).set({ revision: sql`${historyState.revision} + 1` });
  });
}

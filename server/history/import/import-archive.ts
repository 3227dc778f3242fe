import { inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/open-database.ts';
import {
  type ArchivedMatch,
  type CricsheetArchive,
  openCricsheetArchive,
} from '../../vendors/cricsheet/cricsheet-archive.ts';
import { HISTORY_WRITE_LOCK, raiseRevision, readRevision } from '../store/history-state.ts';
import { addBatch, type ImportProgress, type ImportSummary } from './import-summary.ts';
import { readNameCorrections } from '../names/feed-name-index.ts';
import { type PreparedBatch, prepareBatch } from './prepare-batch.ts';
import { storeMatches } from './store-matches.ts';
import { historyMatches } from '../store/tables.ts';

/** One archive to import. */
export interface ImportRequest {
  /** Path of the archive. */
  readonly zip: string;
  /** Matches to exclude because the sandbox replays them live. Stored ones are deleted. */
  readonly leaveOut?: readonly string[];
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** Matches per transaction: enough for cheap round trips, few enough for flat memory and cheap interruption. */
const BATCH = 256;

/**
 * Imports an archive over a dedicated connection without a statement timeout. Waits while another import runs. Called
 * in the import thread of the server and by the import command.
 */
export async function importArchive(connection: PoolClient, request: ImportRequest): Promise<ImportSummary> {
  const archive = await openCricsheetArchive(request.zip);
  await connection.query('select pg_advisory_lock($1)', [HISTORY_WRITE_LOCK]);
  try {
    return await importMatches(connection, archive, request);
  } finally {
    // A broken connection holds no lock.
    await connection.query('select pg_advisory_unlock($1)', [HISTORY_WRITE_LOCK]).catch(() => {});
  }
}

/** Prepares the next batch while PostgreSQL stores the current one. */
async function importMatches(
  connection: PoolClient,
  archive: CricsheetArchive,
  { leaveOut = [], onProgress }: ImportRequest,
): Promise<ImportSummary> {
  const db = drizzle({ client: connection });
  const revision = await readRevision(db);
  await deleteMatches(db, leaveOut);
  const leftOut = new Set(leaveOut);
  const matches = archive.matches.filter(({ id }) => !leftOut.has(id));
  const [stored, corrections] = [await readStoredHashes(db, matches), await readNameCorrections(db)];
  let summary: ImportSummary = { ...NO_COUNTS, total: matches.length, warnings: archive.warnings };
  const store = async (batch: PreparedBatch) => {
    summary = addBatch(summary, batch, await storeMatches(connection, batch.prepared));
    onProgress?.(summary);
  };
  let storing = Promise.resolve();
  try {
    for (let from = 0; from < matches.length; from += BATCH) {
      const batch = await prepareBatch({ archive, stored, corrections }, matches.slice(from, from + BATCH));
      await storing;
      storing = store(batch);
      // The failure is thrown where the promise is awaited.
      storing.catch(() => {});
    }
  } finally {
    await storing;
  }
  if ((await readRevision(db)) !== revision) await makeDurable(db);
  return summary;
}

const NO_COUNTS = { seen: 0, added: 0, corrected: 0, unchanged: 0, deliveries: 0, doubts: [] };

/** Deletes matches and all derived rows. */
async function deleteMatches(db: Database, ids: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(historyMatches)
      .where(inArray(historyMatches.id, [...ids]))
      .returning({ id: historyMatches.id });
    if (deleted.length > 0) await raiseRevision(tx);
  });
}

/** Content hashes of those of the matches that are stored, by match id. */
async function readStoredHashes(db: Database, matches: readonly ArchivedMatch[]) {
  const ids = matches.map(({ id }) => id);
  const rows = await db
    .select({ id: historyMatches.id, hash: historyMatches.contentHash })
    .from(historyMatches)
    .where(sql`${historyMatches.id} = any(${sql.param(ids)})`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Commits synchronously, which makes the import's earlier asynchronous commits durable too. */
async function makeDurable(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`);
    await raiseRevision(tx);
  });
}

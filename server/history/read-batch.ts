import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import type { ArchivedMatch, CricsheetArchive, FileWarning } from '../vendors/cricsheet/cricsheet-archive.ts';
import type { PackedMatch } from './prepare-matches.ts';
import { historyMatches } from './tables.ts';

/** Some matches of an archive. */
export interface ReadBatch {
  /** Those that are not stored as they are here. */
  readonly packed: readonly PackedMatch[];
  /** Files that cannot be read. */
  readonly warnings: readonly FileWarning[];
  /** How many are stored as they are here. */
  readonly unchanged: number;
}

/** Reads those matches out of an archive that are not stored as they are there. */
export async function readBatch(
  db: Database,
  archive: CricsheetArchive,
  matches: readonly ArchivedMatch[],
): Promise<ReadBatch> {
  const stored = await storedHashes(db, matches);
  const packed: PackedMatch[] = [];
  const warnings: FileWarning[] = [];
  const changed = matches.filter(({ id, contentHash }) => stored.get(id) !== contentHash);
  for (const match of changed) {
    const { id, contentHash } = match;
    const file = archive.readPacked(match);
    if (file.ok) packed.push({ id, contentHash, file: file.value, replaces: stored.has(id) });
    else warnings.push(file.fault);
  }
  return { packed, warnings, unchanged: matches.length - changed.length };
}

async function storedHashes(db: Database, matches: readonly ArchivedMatch[]): Promise<Map<string, string>> {
  const ids = matches.map(({ id }) => id);
  const rows = await db
    .select({ id: historyMatches.id, hash: historyMatches.contentHash })
    .from(historyMatches)
    .where(sql`${historyMatches.id} = any(${sql.param(ids)})`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import type { ArchivedMatch, CricsheetArchive, FileWarning } from '../vendors/cricsheet/cricsheet-archive.ts';
import type { PackedMatch } from './prepare-matches.ts';
import { historyMatches } from './tables.ts';

/** Some matches of an archive, still packed. */
export interface ReadBatch {
  readonly packed: readonly PackedMatch[];
  /** Files that cannot be read. */
  readonly warnings: readonly FileWarning[];
}

/** Reads matches out of an archive, and what is stored of them. */
export async function readBatch(
  db: Database,
  archive: CricsheetArchive,
  matches: readonly ArchivedMatch[],
): Promise<ReadBatch> {
  const stored = await storedHashes(db, matches);
  const packed: PackedMatch[] = [];
  const warnings: FileWarning[] = [];
  for (const match of matches) {
    const file = archive.readPacked(match);
    if (file.ok) packed.push({ id: match.id, file: file.value, storedHash: stored.get(match.id) ?? null });
    else warnings.push(file.fault);
  }
  return { packed, warnings };
}

async function storedHashes(db: Database, matches: readonly ArchivedMatch[]): Promise<Map<string, string>> {
  const ids = matches.map(({ id }) => id);
  const rows = await db
    .select({ id: historyMatches.id, hash: historyMatches.contentHash })
    .from(historyMatches)
    .where(sql`${historyMatches.id} = any(${sql.param(ids)})`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

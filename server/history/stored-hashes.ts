import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import type { ArchivedMatch } from '../vendors/cricsheet/cricsheet-archive.ts';
import { historyMatches } from './tables.ts';

/** Of those matches that are stored, the hash of what is stored, by id. */
export async function readStoredHashes(
  db: Pick<Database, 'select'>,
  matches: readonly ArchivedMatch[],
): Promise<ReadonlyMap<string, string>> {
  const ids = matches.map(({ id }) => id);
  const rows = await db
    .select({ id: historyMatches.id, hash: historyMatches.contentHash })
    .from(historyMatches)
    .where(sql`${historyMatches.id} = any(${sql.param(ids)})`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

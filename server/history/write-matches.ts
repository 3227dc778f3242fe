import { inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { copyRows } from './copy-rows.ts';
import { copySources } from './copy-sources.ts';
import type { PackedMatch, PreparedMatches } from './prepare-matches.ts';
import { historyInnings, historyMatches, historyPlayerMatches, historyState } from './tables.ts';
import { writeNames } from './write-names.ts';

/**
 * Stores whole matches in one transaction of a connection that nobody else uses meanwhile: all of them or none.
 * `packed` are the matches that were prepared.
 */
export async function writeMatches(
  connection: PoolClient,
  prepared: PreparedMatches,
  packed: readonly PackedMatch[],
): Promise<void> {
  const replaced = packed.flatMap(({ id, replaces }) => (replaces ? [id] : []));
  await drizzle({ client: connection }).transaction(async (tx) => {
    await writeNames(tx, prepared.names);
    if (replaced.length > 0) await tx.delete(historyMatches).where(inArray(historyMatches.id, replaced));
    await copyRows(connection, historyMatches, prepared.matches);
    await copyRows(connection, historyInnings, prepared.innings);
    await copyRows(connection, historyPlayerMatches, prepared.playerMatches);
    await copySources(connection, packed);
    await tx.update(historyState).set({ revision: sql`${historyState.revision} + 1` });
  });
}

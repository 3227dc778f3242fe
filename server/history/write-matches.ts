import { inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { copyRows } from './copy-rows.ts';
import type { PreparedMatches } from './prepare-matches.ts';
import {
  historyInnings,
  historyMatches,
  historyPlayerMatches,
  historySources,
  historyState,
} from './tables.ts';
import { writeNames } from './write-names.ts';

/** Stores whole matches in one transaction of a connection that nobody else uses meanwhile: all of them or none. */
export async function writeMatches(connection: PoolClient, prepared: PreparedMatches): Promise<void> {
  const replaced = [...prepared.replaced];
  await drizzle({ client: connection }).transaction(async (tx) => {
    await writeNames(tx, prepared.names);
    if (replaced.length > 0) await tx.delete(historyMatches).where(inArray(historyMatches.id, replaced));
    await copyRows(connection, historyMatches, prepared.matches);
    await copyRows(connection, historyInnings, prepared.innings);
    await copyRows(connection, historyPlayerMatches, prepared.playerMatches);
    await copyRows(connection, historySources, prepared.sources);
    await tx.update(historyState).set({ revision: sql`${historyState.revision} + 1` });
  });
}

import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { historyMatches, historyState } from './tables.ts';

/** Takes matches out of the history, with everything that was worked out from them; gives how many there were. */
export async function forgetMatches(db: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(historyMatches)
      .where(inArray(historyMatches.id, [...ids]))
      .returning({ id: historyMatches.id });
    if (gone.length > 0) await tx.update(historyState).set({ revision: sql`${historyState.revision} + 1` });
    return gone.length;
  });
}

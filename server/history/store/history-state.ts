import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { historyState } from './tables.ts';

/** Advisory lock (an arbitrary number) of imports and name corrections, so that they never overlap. */
export const HISTORY_WRITE_LOCK = 4_713_002;

/** The revision of the history, which grows with every change by any process. 0 before the first. */
export async function readRevision(db: Database): Promise<number> {
  const [state] = await db.select().from(historyState);
  if (!state) throw new Error('history_state has no row');
  return state.revision;
}

/** The version of history's pages: they change with the revision, and some with the day. */
export async function readPagesVersion(db: Database): Promise<string> {
  const version = sql<string>`${historyState.revision} || ' ' || current_date`;
  const [state] = await db.select({ version }).from(historyState);
  if (!state) throw new Error('history_state has no row');
  return state.version;
}

/**
 * Raises the revision. Called in the transaction of every change of history. Processes then reload the names, pages are
 * read again, and the learning thread starts.
 */
export async function raiseRevision(tx: Pick<Database, 'update'>): Promise<void> {
  await tx.update(historyState).set({ revision: sql`${historyState.revision} + 1` });
}

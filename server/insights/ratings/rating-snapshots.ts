import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { ratingSnapshots } from '../model/tables.ts';
import { MODEL_VERSION } from './learning-state.ts';

/**
 * Snapshots retained: the newest ones, which other threads may be reading, and the newest of as many days, because
 * matches of one day end in another order than that of play. When a match arrives late, learning restarts before it.
 */
const RETAINED_SNAPSHOTS = 5;

type NewSnapshot = Omit<typeof ratingSnapshots.$inferInsert, 'number' | 'model'>;

/** All columns except the learning state, which is long. */
const { state: _, ...head } = getTableColumns(ratingSnapshots);

/** The snapshots of the current model, newest first. */
export function listSnapshots(db: Database, limit = 2 * RETAINED_SNAPSHOTS) {
  return db
    .select(head)
    .from(ratingSnapshots)
    .where(eq(ratingSnapshots.model, MODEL_VERSION))
    .orderBy(desc(ratingSnapshots.number))
    .limit(limit);
}

/** A snapshot without its learning state. */
export type SnapshotHead = Awaited<ReturnType<typeof listSnapshots>>[number];

/** The latest snapshot. Null before the first pass over history has finished. */
export async function readNewestRatings(db: Database): Promise<SnapshotHead | null> {
  const [newest] = await listSnapshots(db, 1);
  return newest ?? null;
}

/** A snapshot's packed learning state. Null when newer snapshots have replaced it. */
export async function readSnapshotState(db: Database, number: number): Promise<Buffer | null> {
  const [row] = await db
    .select({ state: ratingSnapshots.state })
    .from(ratingSnapshots)
    .where(eq(ratingSnapshots.number, number));
  return row?.state ?? null;
}

/** Stores a snapshot and deletes those no longer needed for continuing. Returns its number. */
export async function storeSnapshot(db: Database, snapshot: NewSnapshot): Promise<number> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(ratingSnapshots)
      .values({ ...snapshot, model: MODEL_VERSION })
      .returning({ number: ratingSnapshots.number });
    if (!stored) throw new Error('insert returned no row');
    const retained = sql`
      (select number from ${ratingSnapshots} order by number desc limit ${RETAINED_SNAPSHOTS}) union
      (select max(number) from ${ratingSnapshots} group by model, until_day order by 1 desc limit ${RETAINED_SNAPSHOTS})`;
    await tx.delete(ratingSnapshots).where(sql`${ratingSnapshots.number} not in (${retained})`);
    return stored.number;
  });
}

/**
 * Records that history at this revision still has the snapshot's matches and no more, so that learning is not started
 * again.
 */
export async function confirmSnapshot(db: Database, number: number, revision: number): Promise<void> {
  await db
    .update(ratingSnapshots)
    .set({ revision })
    .where(and(eq(ratingSnapshots.number, number), sql`${ratingSnapshots.revision} < ${revision}`));
}

import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { analyses } from './tables.ts';

type Dated = Pick<typeof analyses.$inferSelect, 'draftedAt' | 'draftedLate'>;

interface Draft extends Omit<typeof analyses.$inferInsert, keyof Dated> {
  /** The version whose edits are in it: when there is another by now, the draft is left to the next turn. */
  readonly version: number;
}

/**
 * Stores a draft in place of the one before. It is dated only once it is its turn: drafting takes its time, others may
 * have the row, and the match may begin meanwhile. A locked analysis, or one whose time to lock has come by the moment
 * that the draft is dated, or whose match has begun, is left as it is, and so is when it locks; so is the first draft's
 * word on whether it was late.
 */
export async function storeDraft(db: Database, draft: Draft, date: () => Dated): Promise<void> {
  const { matchKey, version, ...changed } = draft;
  await db.transaction(async (tx) => {
    await tx
      .select({ matchKey: analyses.matchKey })
      .from(analyses)
      .where(eq(analyses.matchKey, matchKey))
      .for('update');
    const { draftedAt, draftedLate } = date();
    await tx
      .insert(analyses)
      .values({ ...draft, draftedAt, draftedLate })
      .onConflictDoUpdate({
        target: analyses.matchKey,
        set: { ...changed, draftedAt },
        setWhere: sql`${analyses.lockedAt} is null and ${analyses.missedAt} is null and ${analyses.version} = ${version}
          and (${analyses.draftedLate} or (not ${draftedLate}::boolean
            and (${analyses.locksAt} is null or ${analyses.locksAt} > ${draftedAt})))`,
      });
  });
}

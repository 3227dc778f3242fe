import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { analyses } from './tables.ts';

export type Draft = Omit<
  typeof analyses.$inferInsert,
  'id' | 'lockedAt' | 'missedAt' | 'state' | 'edits' | 'reviewed' | 'publishedAt' | 'version'
> & {
  /** The version whose edits are in it: when there is another by now, the draft is left to the next turn. */
  readonly version: number;
};

/**
 * Stores a draft in place of the one before. A locked analysis, or one whose time to lock has come by the moment that
 * the draft is dated, or whose match has begun, is left as it is, and so is when it locks; so is the first draft's word
 * on whether it was late.
 */
export async function storeDraft(db: Database, draft: Draft): Promise<void> {
  const { matchKey: _, draftedLate: __, version, ...changed } = draft;
  await db
    .insert(analyses)
    .values(draft)
    .onConflictDoUpdate({
      target: analyses.matchKey,
      set: changed,
      setWhere: sql`${analyses.lockedAt} is null and ${analyses.missedAt} is null and ${analyses.version} = ${version}
        and (${analyses.draftedLate} or (not ${draft.draftedLate}::boolean
          and (${analyses.locksAt} is null or ${analyses.locksAt} > ${draft.draftedAt})))`,
    });
}

import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { analyses, analysisActs } from '../tables.ts';

export type StoredAnalysis = typeof analyses.$inferSelect;
export type Act = (typeof analysisActs.$inferSelect)['act'];

export interface DeskChange {
  readonly matchKey: string;
  /** The version that the analyst was looking at. */
  readonly version: number;
  readonly userId: string;
  readonly clock: Clock;
  /** Whether the feed has seen the toss, or the match itself. */
  readonly hasBegun: () => boolean;
  readonly act: Act;
  readonly edits?: string;
}

/**
 * What an analyst does to an analysis that is not locked, written down with who and when. Throws, and changes nothing,
 * when it is locked or the match has begun, or when it is no longer the version that the analyst was looking at.
 */
export async function changeAnalysis(
  db: Database,
  change: DeskChange,
  decide: (row: StoredAnalysis, at: Date) => Partial<StoredAnalysis>,
): Promise<void> {
  const { matchKey, userId, act, edits = null } = change;
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(analyses).where(eq(analyses.matchKey, matchKey)).for('update');
    if (!row) throw new AppError('analysis_not_found');
    // Only now: the match may have begun while others had the row.
    const at = change.clock.now();
    if (isClosed(row, at) || (change.hasBegun() && !row.draftedLate)) throw new AppError('analysis_closed');
    if (row.version !== change.version) throw new AppError('analysis_changed');
    await tx
      .update(analyses)
      .set({ ...decide(row, at), version: sql`${analyses.version} + 1` })
      .where(eq(analyses.matchKey, matchKey));
    await tx.insert(analysisActs).values({ matchKey, act, byEngine: false, userId, edits, at });
  });
}

/** Past its lock, even when nobody has turned the key yet; what was drafted after the start closes with the match. */
export function isClosed(row: StoredAnalysis, now: Date): boolean {
  if (row.lockedAt !== null || row.missedAt !== null) return true;
  return !row.draftedLate && row.locksAt !== null && row.locksAt <= now;
}

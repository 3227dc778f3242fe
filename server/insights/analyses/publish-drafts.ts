import { and, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { analyses, analysisActs } from '../model/tables.ts';

/** A draft without an analyst's edits is published automatically six hours before the match. */
const PUBLISH_BEFORE_MS = 6 * 3_600_000;

/** When an unedited draft is published automatically, as the desk shows it. */
export function publishesAt(matchAt: Date): Date {
  return new Date(matchAt.getTime() - PUBLISH_BEFORE_MS);
}

/**
 * Publishes due drafts that no analyst has edited or withdrawn; those first drafted after the start at once. Others
 * are skipped once their match has started: by the schedule, or by the feed, of which `startedKeys` returns the started
 * matches. The last step of the analysis jobs (worker role).
 */
export async function publishDrafts(db: Database, clock: Clock, startedKeys: () => readonly string[]) {
  await db.transaction(async (tx) => {
    // Locks the drafts, so that no other transaction changes them until this one ends.
    const drafts = await tx
      .select({ matchKey: analyses.matchKey })
      .from(analyses)
      .where(and(eq(analyses.state, 'draft'), isNull(analyses.edits), isNull(analyses.missedAt)))
      .orderBy(analyses.matchKey)
      .for('update');
    const keys = drafts.map(({ matchKey }) => matchKey);
    // Read after locking: a match may have started while another transaction held its row.
    const now = clock.now();
    const isDue = or(
      eq(analyses.draftedLate, true),
      and(
        lte(analyses.matchAt, new Date(now.getTime() + PUBLISH_BEFORE_MS)),
        or(isNull(analyses.locksAt), sql`${analyses.locksAt} > ${now}`),
        notInArray(analyses.matchKey, [...startedKeys()]),
      ),
    );
    const published = await tx
      .update(analyses)
      .set({ state: 'published', publishedAt: now, version: sql`${analyses.version} + 1` })
      .where(and(inArray(analyses.matchKey, keys), isDue))
      .returning({ matchKey: analyses.matchKey });
    const act = { act: 'published', byEngine: true, at: now } as const;
    const acts = published.map(({ matchKey }) => ({ matchKey, ...act }));
    if (acts.length > 0) await tx.insert(analysisActs).values(acts);
  });
}

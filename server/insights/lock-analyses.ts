import type { MatchSummary } from '@gullylens/contract/http/match';
import { and, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { analyses } from './tables.ts';

/**
 * Locks what is due: at the toss or the scheduled start, whichever is seen first. One that was drafted after the start
 * is locked when the match is over.
 */
export async function lockAnalyses(db: Database, matches: readonly MatchSummary[], now: Date): Promise<void> {
  const begun = keysOf(matches, ({ phase, toss }) => phase !== 'upcoming' || toss !== null);
  const over = keysOf(matches, ({ phase }) => phase === 'completed');
  const due = or(lte(analyses.locksAt, now), inArray(analyses.matchKey, begun));
  await db
    .update(analyses)
    .set({ lockedAt: now })
    .where(
      and(
        isNull(analyses.lockedAt),
        or(and(sql`not ${analyses.draftedLate}`, due), inArray(analyses.matchKey, over)),
      ),
    );
}

function keysOf(matches: readonly MatchSummary[], which: (match: MatchSummary) => boolean): string[] {
  return matches.filter(which).map(({ key }) => key);
}

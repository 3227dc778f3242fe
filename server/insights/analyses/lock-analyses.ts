import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { analyses } from '../model/tables.ts';

/**
 * Locks due analyses: at the toss or the scheduled start, whichever is seen first, or, if first drafted later, at the
 * end of the match. A due analysis that is not published is marked as missed instead. The first step of the analysis
 * jobs (worker role); `matches` are those in memory.
 */
export async function lockAnalyses(db: Database, matches: readonly MatchSummary[], now: Date): Promise<void> {
  const started = keysOfStartedMatches(matches);
  const over = matches.filter(({ phase }) => phase === 'completed').map(({ key }) => key);
  const due = or(lte(analyses.locksAt, now), inArray(analyses.matchKey, started));
  const isDue = and(
    isNull(analyses.lockedAt),
    isNull(analyses.missedAt),
    or(and(sql`not ${analyses.draftedLate}`, due), inArray(analyses.matchKey, over)),
  );
  await db
    .update(analyses)
    .set({ lockedAt: now })
    .where(and(isDue, eq(analyses.state, 'published')));
  await db
    .update(analyses)
    .set({ missedAt: now })
    .where(and(isDue, ne(analyses.state, 'published')));
}

/** True when the feed has seen the toss or the start of the match. */
export function hasStarted({ phase, toss }: MatchSummary): boolean {
  return phase !== 'upcoming' || toss !== null;
}

/** Keys of the matches that have started, by the feed. */
export function keysOfStartedMatches(matches: readonly MatchSummary[]): string[] {
  return matches.filter(hasStarted).map(({ key }) => key);
}

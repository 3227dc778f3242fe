import { and, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { InsightsContext } from '../model/insights-context.ts';
import { analyses, analysisGrades } from '../model/tables.ts';

const { matchKey, matchAt, lockedAt } = getTableColumns(analyses);

/**
 * Returns the match whose analysis every signed-in user may read: the latest graded one. While none is graded, the
 * latest completed match of the feed with a locked analysis; null without one. Only published analyses are locked, and
 * only locked ones graded.
 */
export async function findFreeSample({
  db,
  feed,
}: Pick<InsightsContext, 'db' | 'feed'>): Promise<string | null> {
  const [graded] = await db
    .select({ matchKey })
    .from(analyses)
    .innerJoin(analysisGrades, eq(analysisGrades.matchKey, matchKey))
    .orderBy(desc(matchAt), matchKey)
    .limit(1);
  if (graded) return graded.matchKey;
  const over = feed.currentMatches().filter(({ phase }) => phase === 'completed');
  const [completed] = await db
    .select({ matchKey })
    .from(analyses)
    .where(
      and(
        isNotNull(lockedAt),
        inArray(
          matchKey,
          over.map(({ key }) => key),
        ),
      ),
    )
    // One that was drafted before the start says more about our forecasts.
    .orderBy(sql`${analyses.draftedLate}`, desc(matchAt), matchKey)
    .limit(1);
  return completed?.matchKey ?? null;
}

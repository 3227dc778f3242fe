import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { History } from '../history/public.ts';
import { attemptEach } from '../platform/attempt-each.ts';
import type { Database } from '../platform/database/open-database.ts';
import { gradeAnalysis } from './grade-analysis.ts';
import { analyses, analysisGrades } from './tables.ts';
import { type AnalysisContent, contentOf } from './write-analysis.ts';

/** Two or three seasons of every league: older records are not corrected any more. */
const LOOKED_AT = 1_000;

/**
 * Grades each locked analysis whose match history has by now, and again those whose match it has corrected. Gives how
 * many were graded; throws, after the others are done, when some could not be.
 */
export async function gradeAnalyses(db: Database, history: History, now: Date): Promise<number> {
  const locked = await db
    .select({
      matchKey: analyses.matchKey,
      body: analyses.body,
      was: analysisGrades.historyHash,
    })
    .from(analyses)
    .leftJoin(analysisGrades, eq(analysisGrades.matchKey, analyses.matchKey))
    .where(and(isNotNull(analyses.lockedAt), eq(analyses.draftedLate, false), lt(analyses.matchAt, now)))
    .orderBy(desc(analyses.matchAt))
    .limit(LOOKED_AT);
  let graded = 0;
  await attemptEach(locked, 'analyses were not graded', async ({ matchKey, body, was }) => {
    const place = await history.findPlayed(matchKey);
    if (!place || place.hash === was) return;
    const played = await history.playedRecord(place.id);
    if (!played) return;
    const content = contentOf(body);
    const grade = {
      historyMatchId: place.id,
      historyHash: place.hash,
      gradedAt: now,
      ...gradeAnalysis(content, played, await teamKeysOf(history, content)),
    };
    await db
      .insert(analysisGrades)
      .values({ matchKey, ...grade })
      .onConflictDoUpdate({ target: analysisGrades.matchKey, set: grade });
    graded += 1;
  });
  return graded;
}

async function teamKeysOf(
  history: History,
  { recentForm: { teamA, teamB } }: AnalysisContent,
): Promise<readonly [string | null, string | null]> {
  const [a, b] = [await history.findTeam(teamA.team), await history.findTeam(teamB.team)];
  return [a?.key ?? null, b?.key ?? null];
}

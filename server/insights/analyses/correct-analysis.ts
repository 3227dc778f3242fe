import type { AnalysisCorrection } from '@gullylens/contract/http/insights/analysis';
import { asc, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { analyses, analysisActs, analysisCorrections } from '../model/tables.ts';

/**
 * Adds an analyst's correction below a locked analysis, whose own text cannot change. Throws `analysis_not_found`, and
 * `analysis_not_locked` before the lock.
 */
export async function correctAnalysis(
  db: Database,
  { matchKey, text, userId, now: at }: { matchKey: string; text: string; userId: string; now: Date },
): Promise<AnalysisCorrection> {
  const { lockedAt } = analyses;
  const [analysis] = await db.select({ lockedAt }).from(analyses).where(eq(analyses.matchKey, matchKey));
  if (!analysis) throw new AppError('analysis_not_found');
  if (analysis.lockedAt === null) throw new AppError('analysis_not_locked');
  await db.transaction(async (tx) => {
    await tx.insert(analysisCorrections).values({ matchKey, text, correctedAt: at });
    await tx.insert(analysisActs).values({ matchKey, act: 'corrected', byEngine: false, userId, at });
  });
  return { text, correctedAt: at.toISOString() };
}

/** The corrections of an analysis, oldest first. */
export async function listCorrections(db: Database, matchKey: string): Promise<AnalysisCorrection[]> {
  const rows = await db
    .select()
    .from(analysisCorrections)
    .where(eq(analysisCorrections.matchKey, matchKey))
    .orderBy(asc(analysisCorrections.id));
  return rows.map(({ text, correctedAt }) => ({ text, correctedAt: correctedAt.toISOString() }));
}

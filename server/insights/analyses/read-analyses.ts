import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { analysisContentOf } from '../model/analysis-content.ts';
import { listCorrections } from './correct-analysis.ts';
import { isPublished } from './analysis-cards.ts';
import { analyses } from '../model/tables.ts';

/** The whole analysis of a match as readers see it. Null when none is published. */
export async function readAnalysis(db: Database, key: string): Promise<Analysis | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(isPublished, eq(analyses.matchKey, key)));
  return row ? presentAnalysis(row, await listCorrections(db, key)) : null;
}

/** Converts a stored analysis to the API's shape. */
export function presentAnalysis(
  row: typeof analyses.$inferSelect,
  corrections: Analysis['corrections'],
): Analysis {
  return {
    ...analysisContentOf(row.body),
    id: row.id,
    locksAt: row.locksAt?.toISOString() ?? null,
    lockedAt: row.lockedAt?.toISOString() ?? null,
    draftedAt: row.draftedAt.toISOString(),
    draftedLate: row.draftedLate,
    contentHash: row.contentHash,
    standsBehind: row.reviewed ? 'Reviewed by an analyst' : 'Drafted by the engine',
    publishedAt: row.publishedAt?.toISOString() ?? null,
    corrections,
  };
}

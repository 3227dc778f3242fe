import type { Analysis, AnalysisCard } from '@gullylens/contract/http/analysis';
import { and, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { listCorrections } from './correct-analysis.ts';
import { analyses } from './tables.ts';
import { contentOf } from './write-analysis.ts';

/** Matches of the last days stay in the list beside those to come. */
const SHOWN_FOR_MS = 3 * 24 * 3_600_000;
const MOST_CARDS = 48;

/** What a free reader is shown: only these columns are read, so nothing else can leave. */
const { id, matchKey, matchTitle, tournament, matchAt, publishedAt } = getTableColumns(analyses);
const preview = { id, matchKey, matchTitle, tournament, matchAt, publishedAt };

/** What readers may see: drafts and what was withdrawn are the desk's alone. */
const isPublished = eq(analyses.state, 'published');

export async function listLockedCards(db: Database, now: Date): Promise<AnalysisCard[]> {
  const rows = await db
    .select(preview)
    .from(analyses)
    .where(and(isPublished, gte(analyses.matchAt, since(now))))
    .orderBy(...soonestFirst(now))
    .limit(MOST_CARDS);
  return rows.map((row) => ({ ...presentPreview(row), locked: true }));
}

export async function listOpenCards(db: Database, now: Date): Promise<AnalysisCard[]> {
  const rows = await db
    .select({ ...preview, body: analyses.body })
    .from(analyses)
    .where(and(isPublished, gte(analyses.matchAt, since(now))))
    .orderBy(...soonestFirst(now))
    .limit(MOST_CARDS);
  return rows.map((row) => {
    const content = contentOf(row.body);
    return {
      ...presentPreview(row),
      locked: false,
      captain: content.captainChoices.primary?.name ?? null,
      venueAverage: content.venueStats.averageScore,
      pitchConditions: content.pitchReport.conditions,
      trumpPlayers: content.trumpPlayers.map(({ name }) => name),
    };
  });
}

/** The whole analysis of a match as readers see it, or `null` when there is none for them. */
export async function readAnalysis(db: Database, key: string): Promise<Analysis | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(isPublished, eq(analyses.matchKey, key)));
  return row ? presentAnalysis(row, await listCorrections(db, key)) : null;
}

/** A stored analysis as it leaves the server. */
export function presentAnalysis(
  row: typeof analyses.$inferSelect,
  corrections: Analysis['corrections'],
): Analysis {
  return {
    ...contentOf(row.body),
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

function since(now: Date): Date {
  return new Date(now.getTime() - SHOWN_FOR_MS);
}

/** Nearest in time first, whether just begun or to come. */
function soonestFirst(now: Date) {
  return [sql`abs(extract(epoch from ${analyses.matchAt} - ${now}))`, desc(analyses.matchKey)];
}

function presentPreview(row: {
  id: string;
  matchKey: string;
  matchTitle: string;
  tournament: string;
  matchAt: Date;
  publishedAt: Date | null;
}) {
  return {
    id: row.id,
    matchKey: row.matchKey,
    matchTitle: row.matchTitle,
    tournament: row.tournament,
    analysisDate: row.matchAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

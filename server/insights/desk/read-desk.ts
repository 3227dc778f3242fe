import type {
  DeskAnalysis,
  DeskAnalysisDetail,
  DeskState,
} from '@gullylens/contract/http/insights/desk-analyses';
import { and, asc, desc, eq, getTableColumns, gte, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { analysisContentOf } from '../model/analysis-content.ts';
import { listCorrections } from '../analyses/correct-analysis.ts';
import type { ForecastRequest } from '../forecasting/forecast-request.ts';
import { readProjection } from '../forecasting/forecast-store.ts';
import { presentAnalysis } from '../analyses/read-analyses.ts';
import { analyses, analysisActs, analysisReaders, announcedLineups } from '../model/tables.ts';
import { readEdits } from '../analyses/apply-edits.ts';
import { isAnalysisLocked, type StoredAnalysis } from './change-analysis.ts';
import { publishesAt } from '../analyses/publish-drafts.ts';

/** Returns analysts' display names by id. Deleted accounts are missing. */
export type FindAnalystNames = (
  userIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly name: string | null }>>;

/** Matches stay on the desk for three days after their start. */
const SHOWN_FOR_MS = 3 * 24 * 3_600_000;
/** Maximum analyses listed. */
const MAX_ROWS = 200;
/** Name for an analyst without a display name or with a deleted account. */
const NAMELESS = 'An analyst';

/**
 * The analyses of coming matches and of those that started in the last three days, for the desk (api role). Unlocked
 * ones of coming matches first, the soonest on top; then the others, the latest on top.
 */
export async function listDesk(db: Database, now: Date): Promise<DeskAnalysis[]> {
  const open = and(isNull(analyses.lockedAt), gte(analyses.matchAt, now));
  const rows = await db
    .select(rowWithReaders(db))
    .from(analyses)
    .where(gte(analyses.matchAt, new Date(now.getTime() - SHOWN_FOR_MS)))
    .orderBy(
      desc(sql`${open}`),
      asc(sql`case when ${open} then ${analyses.matchAt} end`),
      desc(analyses.matchAt),
      asc(analyses.matchKey),
    )
    .limit(MAX_ROWS);
  return rows.map((row) => presentRow(row, now));
}

/** One analysis as the desk shows it. Throws `analysis_not_found`. */
export async function readDesk(
  db: Database,
  nameAnalysts: FindAnalystNames,
  { matchKey, now }: { readonly matchKey: string; readonly now: Date },
): Promise<DeskAnalysisDetail> {
  const [row] = await db.select(rowWithReaders(db)).from(analyses).where(eq(analyses.matchKey, matchKey));
  if (!row) throw new AppError('analysis_not_found');
  const [announced] = await db.select().from(announcedLineups).where(eq(announcedLineups.matchKey, matchKey));
  const stored = await readProjection(db, matchKey);
  return {
    ...presentRow(row, now),
    analysis: presentAnalysis(row, await listCorrections(db, matchKey)),
    edits: readEdits(row.edits),
    acts: await listActs(db, nameAnalysts, matchKey),
    members: stored ? listMembers(stored.request) : [],
    announced: announced ? { teamA: announced.teamA, teamB: announced.teamB } : null,
  };
}

function rowWithReaders(db: Database) {
  const readers = db.$count(analysisReaders, eq(analysisReaders.matchKey, analyses.matchKey));
  const announced = db.$count(announcedLineups, eq(announcedLineups.matchKey, analyses.matchKey));
  return { ...getTableColumns(analyses), readers, announced };
}

/** An analysis with its number of readers and of entered pairs of elevens. */
type ListedRow = StoredAnalysis & { readonly readers: number; readonly announced: number };

function presentRow(row: ListedRow, now: Date): DeskAnalysis {
  const state = stateOf(row, now);
  const { confidence } = analysisContentOf(row.body);
  return {
    matchKey: row.matchKey,
    matchTitle: row.matchTitle,
    tournament: row.tournament,
    matchAt: row.matchAt.toISOString(),
    state,
    version: row.version,
    publishesAt: state === 'draft' ? publishesAt(row.matchAt).toISOString() : null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    locksAt: row.locksAt?.toISOString() ?? null,
    lockedAt: row.lockedAt?.toISOString() ?? null,
    elevensKnown: row.announced > 0,
    draftedAt: row.draftedAt.toISOString(),
    draftedLate: row.draftedLate,
    confidence,
    readers: row.readers,
  };
}

function stateOf(row: StoredAnalysis, now: Date): DeskState {
  if (row.lockedAt !== null) return 'locked';
  if (row.state === 'published') return 'published';
  if (isAnalysisLocked(row, now)) return 'missed';
  if (row.state === 'withdrawn') return 'withdrawn';
  return row.edits === null ? 'draft' : 'edited';
}

async function listActs(db: Database, nameAnalysts: FindAnalystNames, matchKey: string) {
  const acts = await db
    .select()
    .from(analysisActs)
    .where(eq(analysisActs.matchKey, matchKey))
    .orderBy(asc(analysisActs.id));
  const names = await nameAnalysts(acts.flatMap(({ userId }) => userId ?? []));
  return acts.map(({ act, at, byEngine, userId }) => ({
    act,
    at: at.toISOString(),
    by: byEngine ? null : (names.get(userId ?? '')?.name ?? NAMELESS),
  }));
}

function listMembers({ teams, members, bench }: ForecastRequest): DeskAnalysisDetail['members'] {
  return teams.flatMap((team, index) =>
    [...(members[index] ?? []), ...(bench[index] ?? [])].map((member) => ({ ...member, team })),
  );
}

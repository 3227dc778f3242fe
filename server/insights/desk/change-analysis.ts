import type { AnalystEdits } from '@gullylens/contract/http/insights/desk-analyses';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { analysisContentOf, hashAnalysis } from '../model/analysis-content.ts';
import { analyses, analysisActs } from '../model/tables.ts';
import { applyEdits, findUnknownPlayers } from '../analyses/apply-edits.ts';

/** An analysis as stored. */
export type StoredAnalysis = typeof analyses.$inferSelect;

/** A change requested by an analyst at the desk. */
export interface AnalystCall {
  readonly matchKey: string;
  /** The version that the analyst was viewing. */
  readonly version: number;
  readonly userId: string;
  readonly clock: Clock;
  /** True when the feed has seen the toss or the start of the match. */
  readonly hasStarted: () => boolean;
}

interface DeskChange extends AnalystCall {
  readonly act: (typeof analysisActs.$inferSelect)['act'];
  readonly edits?: string;
}

/**
 * Applies an analyst's change to an analysis and records who made it and when. Throws, without changes,
 * `analysis_not_found`; `analysis_closed` when it is locked or, unless it was first drafted after the start, its match
 * has started; and `analysis_changed` when it is no longer the version that the analyst was viewing.
 */
async function changeAnalysis(
  db: Database,
  change: DeskChange,
  decide: (row: StoredAnalysis, at: Date) => Partial<StoredAnalysis>,
): Promise<void> {
  const { matchKey, userId, act, edits = null } = change;
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(analyses).where(eq(analyses.matchKey, matchKey)).for('update');
    if (!row) throw new AppError('analysis_not_found');
    // Read after locking: the match may have started while another transaction held the row.
    const at = change.clock.now();
    if (isAnalysisLocked(row, at) || (change.hasStarted() && !row.draftedLate))
      throw new AppError('analysis_closed');
    if (row.version !== change.version) throw new AppError('analysis_changed');
    await tx
      .update(analyses)
      .set({ ...decide(row, at), version: sql`${analyses.version} + 1` })
      .where(eq(analyses.matchKey, matchKey));
    await tx.insert(analysisActs).values({ matchKey, act, byEngine: false, userId, edits, at });
  });
}

/**
 * True from the lock time on, even if the job has not locked the analysis yet, or has marked it as missed because it
 * was not published. The lock time does not count for one first drafted after the start: the job locks it when the
 * match is over.
 */
export function isAnalysisLocked(row: StoredAnalysis, now: Date): boolean {
  if (row.lockedAt !== null || row.missedAt !== null) return true;
  return !row.draftedLate && row.locksAt !== null && row.locksAt <= now;
}

/**
 * Replaces an analyst's earlier edits. Throws when they contradict each other or name unknown players. An edited draft
 * is no longer published automatically.
 */
export async function editAnalysis(db: Database, { edits, ...call }: AnalystCall & { edits: AnalystEdits }) {
  const contradiction = findContradiction(edits);
  if (contradiction !== null) throw new AppError('invalid_input', { details: contradiction });
  const stored = JSON.stringify(edits);
  return changeAnalysis(db, { ...call, act: 'edited', edits: stored }, (row) => {
    const draft = analysisContentOf(row.draft);
    const [unknown] = findUnknownPlayers(draft, edits);
    if (unknown !== undefined) {
      throw new AppError('invalid_input', { details: `${unknown} is not a player of this analysis.` });
    }
    const { body, contentHash } = hashAnalysis(applyEdits(draft, edits));
    return { edits: stored, reviewed: true, body, contentHash };
  });
}

/** Publishes a draft or a withdrawn analysis. */
export function publishAnalysis(db: Database, call: AnalystCall): Promise<void> {
  return changeAnalysis(db, { ...call, act: 'published' }, (_row, at) => ({
    state: 'published',
    reviewed: true,
    publishedAt: at,
  }));
}

/** Withdraws an analysis. It is no longer published automatically. */
export function withdrawAnalysis(db: Database, call: AnalystCall): Promise<void> {
  return changeAnalysis(db, { ...call, act: 'withdrawn' }, () => ({ state: 'withdrawn', publishedAt: null }));
}

/** The contradiction in the edits as a sentence. Null when there is none. */
function findContradiction(edits: AnalystEdits): string | null {
  const { captain, viceCaptain, trumpPlayers, flopPlayers } = edits;
  if (captain && captain.key === viceCaptain?.key) return `${captain.key} is both captain and vice-captain.`;
  const flopCaptain = [captain, viceCaptain].find((leader) =>
    flopPlayers?.some(({ key }) => key === leader?.key),
  );
  if (flopCaptain) return `${flopCaptain.key} is named to lead and as a flop.`;
  const keys = [...(trumpPlayers ?? []), ...(flopPlayers ?? [])].map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  return twice === undefined ? null : `${twice} is named twice among trump and flop players.`;
}

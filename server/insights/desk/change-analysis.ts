import type { AnalystEdits } from '@gullylens/contract/http/insights/desk-analyses';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { analysisContentOf, hashAnalysis } from '../model/analysis-content.ts';
import { analyses, analysisActs } from '../model/tables.ts';
import { applyEdits, findUnknownPlayers } from '../analyses/apply-edits.ts';

export type StoredAnalysis = typeof analyses.$inferSelect;

export interface AnalystCall {
  readonly matchKey: string;
  /** The version that the analyst was looking at. */
  readonly version: number;
  readonly userId: string;
  readonly clock: Clock;
  /** Whether the feed has seen the toss, or the match itself. */
  readonly hasStarted: () => boolean;
}

interface DeskChange extends AnalystCall {
  readonly act: (typeof analysisActs.$inferSelect)['act'];
  readonly edits?: string;
}

/**
 * What an analyst does to an analysis that is not locked, written down with who and when. Throws, and changes nothing,
 * when it is locked or the match has begun, or when it is no longer the version that the analyst was looking at.
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
    // Only now: the match may have begun while others had the row.
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

/** Past its lock, even when nobody has turned the key yet; what was drafted after the start closes with the match. */
export function isAnalysisLocked(row: StoredAnalysis, now: Date): boolean {
  if (row.lockedAt !== null || row.missedAt !== null) return true;
  return !row.draftedLate && row.locksAt !== null && row.locksAt <= now;
}

/**
 * Puts an analyst's edits in place of earlier ones; throws when they contradict themselves or name strangers. A draft
 * that was edited no longer publishes itself.
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
    return { edits: stored, reviewed: true, ...hashAnalysis(applyEdits(draft, edits)) };
  });
}

/** Shows an analysis to readers, and says that an analyst stands behind it. */
export function publishAnalysis(db: Database, call: AnalystCall): Promise<void> {
  return changeAnalysis(db, { ...call, act: 'published' }, (_row, at) => ({
    state: 'published',
    reviewed: true,
    publishedAt: at,
  }));
}

/** Takes an analysis back; it no longer publishes itself. */
export function withdrawAnalysis(db: Database, call: AnalystCall): Promise<void> {
  return changeAnalysis(db, { ...call, act: 'withdrawn' }, () => ({ state: 'withdrawn', publishedAt: null }));
}

/** What in edits cannot be together, as a sentence; `null` when all of it can. */
function findContradiction(edits: AnalystEdits): string | null {
  const { captain, viceCaptain, trumpPlayers, flopPlayers } = edits;
  if (captain && captain.key === viceCaptain?.key) return `${captain.key} is both captain and vice-captain.`;
  const fallen = [captain, viceCaptain].find((one) => flopPlayers?.some(({ key }) => key === one?.key));
  if (fallen) return `${fallen.key} is named to lead and as a flop.`;
  const keys = [...(trumpPlayers ?? []), ...(flopPlayers ?? [])].map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  return twice === undefined ? null : `${twice} is named twice among trump and flop players.`;
}

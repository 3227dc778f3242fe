import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { History } from '../history/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import { postponeFailures } from '../platform/retry-at.ts';
import { gradeAnalysis } from './grade-analysis.ts';
import { analyses, analysisGrades } from './tables.ts';
import { type AnalysisContent, contentOf } from './write-analysis.ts';

/** Two or three seasons of every league: older records are not corrected any more. */
const LOOKED_AT = 1_000;
/** Looked at in one turn; the others have theirs in the next ones. */
const AT_ONCE = 50;

export interface GradingNeeds {
  readonly db: Database;
  readonly history: History;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Gives the turn that grades each locked analysis whose match history has by now, and again those whose match it has
 * corrected: after each change of the history all of them are gone through, the latest first, some in each turn. One
 * that cannot be graded is told of and put off; the others are not kept waiting. A turn gives how many were graded.
 */
export function createGrader(needs: GradingNeeds): () => Promise<number> {
  const { db, history, clock, log } = needs;
  const postponed = postponeFailures(clock);
  let through = { revision: -1, looked: LOOKED_AT };

  async function nextOnes(): Promise<LockedAnalysis[]> {
    const revision = await history.revision();
    if (through.looked >= LOOKED_AT && revision !== through.revision) through = { revision, looked: 0 };
    if (through.looked >= LOOKED_AT) return [];
    const found = await selectLocked(db, clock.now()).offset(through.looked).limit(AT_ONCE);
    through.looked = found.length < AT_ONCE ? LOOKED_AT : through.looked + found.length;
    return found.filter(({ matchKey }) => !postponed.has(matchKey));
  }

  async function putOffOnes(): Promise<LockedAnalysis[]> {
    const due = postponed.due(AT_ONCE);
    if (due.length === 0) return [];
    const found = await selectLocked(db, clock.now(), due);
    const keys = new Set(found.map(({ matchKey }) => matchKey));
    for (const gone of due.filter((key) => !keys.has(key))) postponed.worked(gone);
    return found;
  }

  return async () => {
    let graded = 0;
    const failures: { readonly matchKey: string; readonly error: unknown }[] = [];
    for (const analysis of [...(await putOffOnes()), ...(await nextOnes())]) {
      const { matchKey } = analysis;
      try {
        if (await gradeOne(needs, analysis)) graded += 1;
        postponed.worked(matchKey);
      } catch (error) {
        if (postponed.failed(matchKey, error)) failures.push({ matchKey, error });
      }
    }
    if (failures.length > 0) {
      const err = new AggregateError(failures.map(({ error }) => error));
      log.error({ err, matches: failures.map(({ matchKey }) => matchKey) }, 'analyses cannot be graded yet');
    }
    return graded;
  };
}

interface LockedAnalysis {
  readonly matchKey: string;
  /** Which version of the match it was graded by; `null` while it is not graded. */
  readonly was: string | null;
}

function selectLocked(db: Database, now: Date, keys?: readonly string[]) {
  const isOver = and(
    isNotNull(analyses.lockedAt),
    eq(analyses.draftedLate, false),
    lt(analyses.matchAt, now),
  );
  return db
    .select({ matchKey: analyses.matchKey, was: analysisGrades.historyHash })
    .from(analyses)
    .leftJoin(analysisGrades, eq(analysisGrades.matchKey, analyses.matchKey))
    .where(keys === undefined ? isOver : and(isOver, inArray(analyses.matchKey, [...keys])))
    .orderBy(desc(analyses.matchAt), analyses.matchKey)
    .$dynamic();
}

/** Whether there was something to grade: the match is over, and not the one that was graded before. */
async function gradeOne(
  { db, history, clock }: GradingNeeds,
  { matchKey, was }: LockedAnalysis,
): Promise<boolean> {
  const place = await history.findPlayed(matchKey);
  if (!place || place.hash === was) return false;
  const played = await history.playedRecord(place.id);
  const [analysis] = await db
    .select({ body: analyses.body })
    .from(analyses)
    .where(eq(analyses.matchKey, matchKey));
  if (!played || !analysis) return false;
  const content = contentOf(analysis.body);
  const grade = {
    historyMatchId: place.id,
    historyHash: place.hash,
    gradedAt: clock.now(),
    ...gradeAnalysis(content, played, await teamKeysOf(history, content)),
  };
  await db
    .insert(analysisGrades)
    .values({ matchKey, ...grade })
    .onConflictDoUpdate({ target: analysisGrades.matchKey, set: grade });
  return true;
}

async function teamKeysOf(
  history: History,
  { recentForm: { teamA, teamB } }: AnalysisContent,
): Promise<readonly [string | null, string | null]> {
  const [a, b] = [await history.findTeam(teamA.team), await history.findTeam(teamB.team)];
  return [a?.key ?? null, b?.key ?? null];
}

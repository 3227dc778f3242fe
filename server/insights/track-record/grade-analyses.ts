import { and, desc, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { type History, readPlayedRecord } from '../../history/public.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { createBackoffQueue } from '../../platform/jobs/backoff.ts';
import { type AnalysisContent, analysisContentOf } from '../model/analysis-content.ts';
import { gradeAnalysis } from './grade-analysis.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import { analyses, analysisGrades } from '../model/tables.ts';

/** Maximum analyses checked after a change of history: two or three seasons of every league. Older grades stay. */
const MAX_GRADED_ANALYSES = 1_000;
/** Analyses checked per run; the rest follow in the next runs. */
const PER_RUN = 50;

type GradingContext = Omit<InsightsContext, 'feed'>;

/**
 * Returns a step of the analysis jobs (worker role): grades locked analyses once history has their match, and again
 * after a correction of the match. Every change of history rechecks the latest thousand, some per run. A run returns the
 * number graded. A failed analysis is retried later, with growing delays.
 */
export function createGrader(context: GradingContext): () => Promise<number> {
  const { db, history, clock, log } = context;
  const postponed = createBackoffQueue(clock);
  /** The revision of history for which `waiting` was listed. */
  let listedRevision = -1;
  /** Match keys of the analyses still to check for that revision. */
  let waiting: string[] = [];

  async function takeWaiting(): Promise<string[]> {
    const revision = await history.revision();
    if (waiting.length === 0 && revision !== listedRevision) {
      waiting = await listGradable(db, clock.now());
      listedRevision = revision;
    }
    return waiting.splice(0, PER_RUN).filter((matchKey) => !postponed.has(matchKey));
  }

  return async () => {
    let graded = 0;
    const failures: { readonly matchKey: string; readonly error: unknown }[] = [];
    for (const matchKey of [...postponed.due(PER_RUN), ...(await takeWaiting())]) {
      try {
        if (await gradeOne(context, matchKey)) graded += 1;
        postponed.worked(matchKey);
      } catch (error) {
        if (postponed.failed(matchKey, error)) failures.push({ matchKey, error });
      }
    }
    if (failures.length > 0) {
      const err = new AggregateError(failures.map(({ error }) => error));
      log.error({ err, matches: failures.map(({ matchKey }) => matchKey) }, 'grading postponed');
    }
    return graded;
  };
}

/** Locked analyses of started matches, the latest first. Late drafts are not graded. */
async function listGradable(db: Database, now: Date): Promise<string[]> {
  const { matchKey, matchAt, lockedAt, draftedLate } = analyses;
  const rows = await db
    .select({ matchKey })
    .from(analyses)
    .where(and(isNotNull(lockedAt), eq(draftedLate, false), lt(matchAt, now)))
    .orderBy(desc(matchAt), matchKey)
    .limit(MAX_GRADED_ANALYSES);
  return rows.map((row) => row.matchKey);
}

/**
 * Returns false when there is nothing to grade: history lacks the match, or the grade is of the same version and of this
 * release.
 */
async function gradeOne({ db, history, clock }: GradingContext, matchKey: string): Promise<boolean> {
  const identity = await history.findPlayedMatchFor(matchKey);
  if (!identity) return false;
  const { historyHash, topPoints } = analysisGrades;
  const [analysis] = await db
    .select({ body: analyses.body })
    .from(analyses)
    .leftJoin(analysisGrades, eq(analysisGrades.matchKey, analyses.matchKey))
    .where(
      and(
        eq(analyses.matchKey, matchKey),
        or(isNull(historyHash), isNull(topPoints), ne(historyHash, identity.hash)),
      ),
    );
  const played = analysis && (await readPlayedRecord(db, identity.id));
  if (!played) return false;
  const content = analysisContentOf(analysis.body);
  const grade = {
    historyMatchId: identity.id,
    historyHash: identity.hash,
    gradedAt: clock.now(),
    ...gradeAnalysis(content, played, await teamKeysOf(history, content)),
  };
  await db
    .insert(analysisGrades)
    .values({ matchKey, ...grade })
    .onConflictDoUpdate({ target: analysisGrades.matchKey, set: grade });
  return true;
}

async function teamKeysOf(history: History, { recentForm: { teamA, teamB } }: AnalysisContent) {
  const [a, b] = [await history.findTeam(teamA.team), await history.findTeam(teamB.team)];
  return [a?.key ?? null, b?.key ?? null] as const;
}

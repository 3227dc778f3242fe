import { runEach } from '../platform/jobs/run-each.ts';
import { publishDrafts } from './analyses/publish-drafts.ts';
import { draftAnalyses, selectDueMatches } from './analyses/draft-analyses.ts';
import type { Forecaster } from './forecasting/forecaster-pool.ts';
import { createProjectionService } from './forecasting/refresh-projections.ts';
import { createGrader } from './track-record/grade-analyses.ts';
import type { InsightsContext } from './model/insights-context.ts';
import { keysOfStartedMatches, lockAnalyses } from './analyses/lock-analyses.ts';
import { readNewestRatings, type SnapshotHead } from './ratings/rating-snapshots.ts';

/**
 * Returns the analysis jobs of the worker role, over the matches in memory: lock, grade, project, draft and publish. A
 * run returns the number of analyses drafted.
 */
export function createAnalysisJobs(context: InsightsContext, forecaster: Forecaster): () => Promise<number> {
  const { db, clock, history, feed } = context;
  const grade = createGrader(context);
  const projectMatches = createProjectionService(context, forecaster);
  return async () => {
    await lockAnalyses(db, feed.currentMatches(), clock.now());
    // An incomplete history would give wrong grades and analyses.
    if (history.isImporting()) return 0;
    let written = 0;
    let newest: SnapshotHead | null = null;
    let unprojected: ReadonlySet<string> = new Set();
    const project = async () => {
      newest = await readNewestRatings(db);
      if (!newest) return;
      unprojected = await projectMatches(selectDueMatches(feed.currentMatches(), clock.now()), newest);
    };
    const draft = async () => {
      const revision = newest?.revision ?? (await history.revision());
      written = await draftAnalyses(context, { revision, unprojected });
    };
    const publish = () => publishDrafts(db, clock, () => keysOfStartedMatches(feed.currentMatches()));
    // Publishing runs even if other steps fail. Each step reads the feed again, because a toss may happen meanwhile.
    await runEach([grade, project, draft, publish], 'analysis jobs failed', (step) => step());
    return written;
  };
}

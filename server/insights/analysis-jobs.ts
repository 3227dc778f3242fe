import { attemptEach } from '../platform/jobs/run-each.ts';
import { publishDrafts } from './analyses/publish-drafts.ts';
import { draftAnalyses, selectWanted } from './analyses/draft-analyses.ts';
import type { Forecaster } from './forecasting/forecaster-pool.ts';
import { createProjector } from './forecasting/refresh-projections.ts';
import { createGrader } from './track-record/grade-analyses.ts';
import type { InsightsContext } from './model/insights-context.ts';
import { keysOfBegun, lockAnalyses } from './analyses/lock-analyses.ts';
import { readNewestRatings } from './ratings/rating-snapshots.ts';

/** The periodic work on all analyses. A run returns the number of analyses written. */
export function createTurn(context: InsightsContext, forecaster: Forecaster): () => Promise<number> {
  const { db, clock, history, feed } = context;
  const grade = createGrader(context);
  const projectMatches = createProjector(context, forecaster);
  return async () => {
    await lockAnalyses(db, feed.currentMatches(), clock.now());
    // Half a history would make half an analysis.
    if (history.isImporting()) return 0;
    let written = 0;
    const project = async () => {
      const newest = await readNewestRatings(db);
      if (newest) await projectMatches(selectWanted(feed.currentMatches(), clock.now()), newest);
    };
    const draft = async () => {
      written = await draftAnalyses(context);
    };
    const publish = () => publishDrafts(db, clock, () => keysOfBegun(feed.currentMatches()));
    // What is ready is published even if other steps fail. Each step reads the feed again: a toss may fall meanwhile.
    await attemptEach([grade, project, draft, publish], 'steps of the turn failed', (step) => step());
    return written;
  };
}

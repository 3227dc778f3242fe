import type { History } from '../history/public.ts';
import { attemptEach } from '../platform/attempt-each.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import { publishDrafts } from './desk/publish-drafts.ts';
import { draftAnalyses, selectWanted } from './draft-analyses.ts';
import type { Projector } from './forecasting/project-matches.ts';
import { createGrader } from './grade-analyses.ts';
import { keysOfBegun, lockAnalyses } from './lock-analyses.ts';
import type { MatchFeed } from './match-feed.ts';
import type { Ratings } from './ratings/create-ratings.ts';

interface TurnNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly history: History;
  readonly feed: MatchFeed;
  readonly ratings: Ratings;
  readonly projector: Projector;
}

/** What is done with all analyses over and over; a turn gives how many were written. */
export function createTurn(needs: TurnNeeds): () => Promise<number> {
  const { db, clock, history, feed, ratings, projector } = needs;
  const grade = createGrader(needs);
  return async () => {
    await lockAnalyses(db, feed.currentMatches(), clock.now());
    // Half a history would make half an analysis.
    if (history.isImporting()) return 0;
    let written = 0;
    const project = async () => {
      const newest = await ratings.newest();
      if (newest) await projector.projectMatches(selectWanted(feed.currentMatches(), clock.now()), newest);
    };
    const draft = async () => {
      written = await draftAnalyses(needs);
    };
    const publish = () => publishDrafts(db, { clock, begun: () => keysOfBegun(feed.currentMatches()) });
    // What is ready is published, whatever became of the rest. Each step looks anew: a toss may fall during the one before.
    const steps = [grade, project, draft, publish];
    await attemptEach(steps, 'steps of the turn failed', (step) => step());
    return written;
  };
}

import type { analysisRoutes } from '@gullylens/contract/http/analysis';
import type { deskAnalysisRoutes } from '@gullylens/contract/http/desk-analyses';
import type { forecastRoutes } from '@gullylens/contract/http/forecast';
import type { trackRecordRoutes } from '@gullylens/contract/http/track-record';
import type { MatchSummary } from '@gullylens/contract/http/match';
import type { History } from '../history/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Handlers, Visitor } from '../platform/http/handler.ts';
import type { Log } from '../platform/log.ts';
import { repeatWork } from '../platform/repeat-work.ts';
import {
  createAnalysisHandlers,
  createDeskHandlers,
  createForecastHandlers,
  createTrackRecordHandlers,
} from './analysis-handlers.ts';
import { draftAnalyses } from './draft-analyses.ts';
import { gradeAnalyses } from './grade-analyses.ts';
import { lockAnalyses } from './lock-analyses.ts';

const BETWEEN_TURNS_MS = 2_000;

interface InsightsNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly history: History;
  readonly matches: { readonly currentMatches: () => readonly MatchSummary[] };
  /** Whether a visitor has paid, or need not. */
  readonly mayReadPremium: (visitor: Visitor) => Promise<boolean>;
}

export interface Insights {
  readonly handlers: Handlers<
    typeof analysisRoutes & typeof trackRecordRoutes & typeof deskAnalysisRoutes & typeof forecastRoutes
  >;
  /** Locks what is due, drafts what is missing and grades what is over, once. Gives how many analyses were written. */
  takeTurn(): Promise<number>;
  /** Does so from now on, every few seconds; gives the way to stop, which waits for the turn under way. */
  startDrafting(): () => Promise<void>;
}

/** Expert analyses: drafted from history while a match is to come, locked when it begins, open to those who paid. */
export function createInsights(needs: InsightsNeeds): Insights {
  const { db, clock, log, history, matches } = needs;
  let gradedAtRevision = -1;
  const gradeWhatHistoryTells = async () => {
    const revision = await history.revision();
    if (revision === gradedAtRevision) return;
    await gradeAnalyses(db, history, clock.now());
    gradedAtRevision = revision;
  };
  const takeTurn = async () => {
    const current = matches.currentMatches();
    await lockAnalyses(db, current, clock.now());
    // Half a history would make half an analysis.
    if (history.isImporting()) return 0;
    await gradeWhatHistoryTells();
    return draftAnalyses(db, history, { matches: current, now: clock.now() });
  };
  return {
    handlers: {
      ...createAnalysisHandlers(needs),
      ...createForecastHandlers(db),
      ...createTrackRecordHandlers(db),
      ...createDeskHandlers(needs),
    },
    takeTurn,
    startDrafting: () => repeatWork(async () => void (await takeTurn()), BETWEEN_TURNS_MS, log),
  };
}

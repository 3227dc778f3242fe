import type { deskAnalysisRoutes } from '@gullylens/contract/http/insights/desk-analyses';
import { success } from '../platform/http/answers.ts';
import type { Handlers, Visitor } from '../platform/http/handler.ts';
import { correctAnalysis } from './analyses/correct-analysis.ts';
import { keysOfStartedMatches } from './analyses/lock-analyses.ts';
import type { InsightsContext } from './model/insights-context.ts';
import { announceLineups } from './desk/announce-lineups.ts';
import { type AnalystCall, editAnalysis, publishAnalysis, withdrawAnalysis } from './desk/change-analysis.ts';
import { listDesk, type FindAnalystNames, readDesk } from './desk/read-desk.ts';

interface ChangeCall {
  readonly params: { readonly matchKey: string };
  readonly body: { readonly version: number };
  readonly visitor: Visitor;
}

/**
 * Handles the desk's routes, for analysts only (api role). A change answers with the analysis's new state, a correction
 * with the correction.
 */
export function createDeskHandlers(
  { db, clock, feed }: InsightsContext,
  nameAnalysts: FindAnalystNames,
): Handlers<typeof deskAnalysisRoutes> {
  const read = async ({ matchKey }: { readonly matchKey: string }) =>
    success(await readDesk(db, nameAnalysts, { matchKey, now: clock.now() }));
  const toAnalystCall = ({ params, body, visitor }: ChangeCall): AnalystCall => ({
    ...params,
    version: body.version,
    userId: visitor.userId,
    clock,
    hasStarted: () => keysOfStartedMatches(feed.currentMatches()).includes(params.matchKey),
  });
  return {
    listDeskAnalyses: async () => success(await listDesk(db, clock.now())),
    readDeskAnalysis: ({ params }) => read(params),
    editAnalysis: async (call) => {
      await editAnalysis(db, { ...toAnalystCall(call), edits: call.body.edits });
      return read(call.params);
    },
    publishAnalysis: async (call) => {
      await publishAnalysis(db, toAnalystCall(call));
      return read(call.params);
    },
    withdrawAnalysis: async (call) => {
      await withdrawAnalysis(db, toAnalystCall(call));
      return read(call.params);
    },
    announceLineups: async ({ params, body, visitor }) => {
      await announceLineups(db, { ...params, ...body, userId: visitor.userId, now: clock.now() });
      return read(params);
    },
    correctAnalysis: async ({ params, body, visitor }) => {
      const correction = { ...params, ...body, userId: visitor.userId, now: clock.now() };
      const data = await correctAnalysis(db, correction);
      return { status: 201, body: { status: 'success', data } };
    },
  };
}

import type { cricketDashboardRoutes } from '@gullylens/contract/http/cricket-dashboard';
import type { cricketMatchRoutes } from '@gullylens/contract/http/cricket-matches';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Handlers, RequestFacts } from '../platform/http/handler.ts';
import type { QuotaDay } from './quota/judge-call.ts';
import { presentUsage, requestRefresh } from './request-refresh.ts';
import { answerSnapshot } from './snapshots/answer-snapshot.ts';
import { createSnapshot } from './snapshots/create-snapshot.ts';
import type { MatchShelf, ShelfName } from './snapshots/match-shelf.ts';
import { type MatchMemory, readStoredMatch } from './state/match-memory.ts';
import { type MatchContext, presentMatch } from './state/present-match.ts';

interface Sources {
  readonly db: Database;
  readonly clock: Clock;
  readonly shelf: MatchShelf;
  readonly memory: MatchMemory;
  readonly context: MatchContext;
  readonly readDay: () => Promise<QuotaDay>;
}

export function createDashboardHandlers(sources: Sources): Handlers<typeof cricketDashboardRoutes> {
  const { db, clock, memory, readDay } = sources;
  const ready = readyAnswers(sources.shelf);
  return {
    readOverview: ready('overview'),
    listFeaturedMatches: ready('featured'),
    listDashboardLiveMatches: ready('dashboardLive'),
    listDashboardUpcomingMatches: ready('dashboardUpcoming'),
    syncCricketData: async () => {
      const day = await readDay();
      const isTaken = await requestRefresh({ db, clock, day, asOf: memory.asOf() });
      const names = ['current_matches'];
      const data = { synced: isTaken ? names : [], skipped: isTaken ? [] : names };
      return {
        status: 202,
        body: { status: 'success', data: { ...data, info: presentUsage(day, clock.now()) } },
      };
    },
    readUsage: async () => ({
      status: 200,
      body: { status: 'success', info: presentUsage(await readDay(), clock.now()) },
    }),
  };
}

export function createMatchHandlers(sources: Sources): Handlers<typeof cricketMatchRoutes> {
  const ready = readyAnswers(sources.shelf);
  return {
    listLiveMatches: ready('live'),
    listUpcomingMatches: ready('upcoming'),
    listRecentMatches: ready('recent'),
    readMatch: async ({ params, request }) => {
      const snapshot = sources.shelf.ofMatch(params.id) ?? (await readOlder(sources, params.id));
      return answerSnapshot(snapshot, request);
    },
  };
}

function readyAnswers(shelf: MatchShelf) {
  return (name: ShelfName) => (call: { readonly request: RequestFacts }) =>
    answerSnapshot(shelf.get(name), call.request);
}

/** A match that readers no longer look at is not kept in memory. */
async function readOlder({ db, context }: Sources, key: string) {
  const stored = await readStoredMatch(db, key);
  if (stored === null) throw new AppError('match_not_found');
  return createSnapshot(() => ({ status: 'success', data: presentMatch(stored, context) }));
}

import type { cricketDashboardRoutes } from '@gullylens/contract/http/matches/cricket-dashboard';
import type { cricketMatchRoutes } from '@gullylens/contract/http/matches/cricket-matches';
import type { AllMatchesQuery } from '@gullylens/contract/http/matches/match-lists';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { AppError } from '../platform/app-error.ts';
import { answerSnapshot } from '../platform/http/answer-snapshot.ts';
import { ok, orThrow, success } from '../platform/http/answers.ts';
import { createSnapshot } from '../platform/http/snapshot.ts';
import type { Handlers, RequestFacts } from '../platform/http/handler.ts';
import { readSquads } from './documents/match-documents.ts';
import type { MatchDetails } from './snapshots/match-details.ts';
import type { MatchesContext } from './matches-context.ts';
import { requestRefresh } from './polling/user-views.ts';
import { readCallLog } from './quota/call-log.ts';
import { quotaUsage } from './quota/quota.ts';
import type { DashboardName, ListName } from './snapshots/present-lists.ts';

interface HandlerSources extends MatchesContext {
  readonly view: MatchDetails;
}

/**
 * Handlers of the dashboard (api role). Lists are encoded snapshots of the matches in memory. A refresh request is only
 * recorded: the polling process serves it.
 */
export function createDashboardHandlers(sources: HandlerSources): Handlers<typeof cricketDashboardRoutes> {
  const { db, clock, memory, readQuota } = sources;
  const dashboard =
    (name: DashboardName) =>
    ({ request }: { readonly request: RequestFacts }) => {
      void sources.views.recordListView();
      return answerSnapshot(sources.snapshots.dashboard(name), request);
    };
  return {
    readOverview: dashboard('overview'),
    listFeaturedMatches: dashboard('featured'),
    listDashboardLiveMatches: dashboard('live'),
    listDashboardUpcomingMatches: dashboard('upcoming'),
    syncCricketData: async () => {
      const quota = await readQuota();
      const isAccepted = await requestRefresh(db, { quota, now: clock.now(), asOf: memory.asOf() });
      const names = ['current_matches'];
      const data = { synced: isAccepted ? names : [], skipped: isAccepted ? [] : names };
      return {
        status: 202,
        body: { status: 'success', data: { ...data, info: quotaUsage(quota, clock.now()) } },
      };
    },
    readUsage: async () => ok({ status: 'success', info: quotaUsage(await readQuota(), clock.now()) }),
    readCallLog: async () => {
      const info = quotaUsage(await readQuota(), clock.now());
      return ok({ status: 'success', info, callLog: await readCallLog(db) });
    },
  };
}

interface ListRequest {
  readonly query: AllMatchesQuery;
  readonly request: RequestFacts;
}

/** Handlers of matches (api role): those in memory from encoded snapshots, older ones and documents from PostgreSQL. */
export function createMatchHandlers(sources: HandlerSources): Handlers<typeof cricketMatchRoutes> {
  const { db, snapshots, memory, views } = sources;
  const page =
    (name: ListName) =>
    ({ query, request }: ListRequest) => {
      void views.recordListView();
      return answerSnapshot(snapshots.page(name, query), request);
    };
  const readOne = async ({ params, request }: { params: { id: string }; request: RequestFacts }) => {
    void views.recordListView();
    // The polling process fetches the squads of viewed fixtures.
    if (memory.find(params.id)?.match.phase === 'upcoming') void views.recordMatchView(params.id);
    return answerSnapshot(
      snapshots.match(params.id) ?? (await readOlderSnapshot(sources, params.id)),
      request,
    );
  };
  return {
    listCurrentMatches: page('all'),
    listLiveMatches: page('live'),
    listUpcomingMatches: page('upcoming'),
    listRecentMatches: page('recent'),
    listAllMatches: page('all'),
    readMatch: readOne,
    readScorecard: async ({ params }) => {
      const data = (await sources.playedScorecard(params.id)) ?? (await sources.view.scorecard(params.id));
      if (data === null) {
        await findMatch(sources, params.id);
        throw new AppError('scorecard_not_found');
      }
      return success(data);
    },
    listCricketMatches: page('all'),
    listCricketLiveMatches: page('live'),
    listCricketUpcomingMatches: page('upcoming'),
    listCricketRecentMatches: page('recent'),
    readCricketMatch: readOne,
    listMatchPlayers: async ({ params }) => {
      await findMatch(sources, params.id);
      await views.recordMatchView(params.id);
      return ok(await readSquads(db, params.id, sources.playerKeys));
    },
    readLiveScore: async ({ params }) => {
      const match = await findMatch(sources, params.id);
      const { key, version, status, phase, score, toss, winner, updated_at } = match;
      const as_of = (memory.asOf() ?? new Date(0)).toISOString();
      return ok({ data: { key, version, status, phase, score, toss, winner, updated_at, as_of } });
    },
  };
}

async function findMatch({ view }: HandlerSources, key: string): Promise<MatchSummary> {
  return orThrow(await view.match(key), 'match_not_found');
}

async function readOlderSnapshot(sources: HandlerSources, key: string) {
  const data = await findMatch(sources, key);
  return createSnapshot(() => ({ status: 'success', data, ...sources.age() }));
}

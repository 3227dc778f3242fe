import type { cricketDashboardRoutes } from '@gullylens/contract/http/cricket-dashboard';
import type { cricketMatchRoutes, Scorecard } from '@gullylens/contract/http/cricket-matches';
import type { MatchSummary } from '@gullylens/contract/http/match';
import type { FeedAge } from '@gullylens/contract/values/feed-age';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import { answerSnapshot } from '../platform/http/answer-snapshot.ts';
import { createSnapshot } from '../platform/http/create-snapshot.ts';
import type { Handlers, RequestFacts } from '../platform/http/handler.ts';
import type { NoteInterest } from './documents/match-interest.ts';
import { readSquads } from './documents/match-squads.ts';
import type { PlayerKeys } from './documents/player-keys.ts';
import type { ReaderNotes } from './documents/reader-notes.ts';
import type { FeedView } from './feed-view.ts';
import type { QuotaDay } from './quota/judge-call.ts';
import { presentUsage } from './quota/present-usage.ts';
import { readCallLog } from './quota/read-call-log.ts';
import { requestRefresh } from './request-refresh.ts';
import type { MatchShelf } from './snapshots/match-shelf.ts';
import type { DashboardName, ListName } from './snapshots/ordered-matches.ts';
import type { PageQuery } from './snapshots/present-page.ts';
import type { MatchMemory } from './state/match-memory.ts';

/** The scorecard of a match of the history, by its id there or by the feed's key of a match that is over. */
export type PlayedCard = (key: string) => Promise<Scorecard | null>;

export interface HandlerSources {
  readonly db: Database;
  readonly clock: Clock;
  readonly shelf: MatchShelf;
  readonly memory: MatchMemory;
  readonly view: FeedView;
  readonly playerKeys: PlayerKeys;
  readonly playedCard: PlayedCard;
  readonly readDay: () => Promise<QuotaDay>;
  readonly noteInterest: NoteInterest;
  readonly notes: ReaderNotes;
  readonly age: () => FeedAge;
}

export function createDashboardHandlers(sources: HandlerSources): Handlers<typeof cricketDashboardRoutes> {
  const { db, clock, memory, readDay } = sources;
  const ready =
    (name: DashboardName) =>
    ({ request }: { readonly request: RequestFacts }) => {
      sources.notes.recordRead();
      return answerSnapshot(sources.shelf.dashboard(name), request);
    };
  return {
    readOverview: ready('overview'),
    listFeaturedMatches: ready('featured'),
    listDashboardLiveMatches: ready('live'),
    listDashboardUpcomingMatches: ready('upcoming'),
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
    readCallLog: async () => {
      const info = presentUsage(await readDay(), clock.now());
      return { status: 200, body: { status: 'success', info, callLog: await readCallLog(db) } };
    },
  };
}

type NarrowQuery = Omit<PageQuery, 'phase'>;
interface ListCall {
  readonly query: NarrowQuery | PageQuery;
  readonly request: RequestFacts;
}

export function createMatchHandlers(sources: HandlerSources): Handlers<typeof cricketMatchRoutes> {
  const { db, shelf, memory, notes, noteInterest } = sources;
  const page =
    (name: ListName) =>
    ({ query, request }: ListCall) => {
      notes.recordRead();
      return answerSnapshot(shelf.page(name, query), request);
    };
  const single = async ({ params, request }: { params: { id: string }; request: RequestFacts }) => {
    notes.recordRead();
    // Marks the match as opened, so that its squads are fetched. Not awaited.
    if (memory.find(params.id)?.match.phase === 'upcoming') noteInterest(params.id).catch(() => {});
    return answerSnapshot(shelf.ofMatch(params.id) ?? (await olderSnapshot(sources, params.id)), request);
  };
  return {
    listCurrentMatches: page('all'),
    listLiveMatches: page('live'),
    listUpcomingMatches: page('upcoming'),
    listRecentMatches: page('recent'),
    listAllMatches: page('all'),
    readMatch: single,
    readScorecard: async ({ params }) => {
      const data = (await sources.playedCard(params.id)) ?? (await sources.view.scorecard(params.id));
      if (data === null) {
        await findMatch(sources, params.id);
        throw new AppError('scorecard_not_found');
      }
      return { status: 200, body: { status: 'success', data } };
    },
    listCricketMatches: page('all'),
    listCricketLiveMatches: page('live'),
    listCricketUpcomingMatches: page('upcoming'),
    listCricketRecentMatches: page('recent'),
    readCricketMatch: single,
    listMatchPlayers: async ({ params }) => {
      await findMatch(sources, params.id);
      await noteInterest(params.id);
      return { status: 200, body: await readSquads(db, params.id, sources.playerKeys) };
    },
    readLiveScore: async ({ params }) => {
      const match = await findMatch(sources, params.id);
      const { key, version, status, phase, score, toss, winner, updated_at } = match;
      const as_of = (memory.asOf() ?? new Date(0)).toISOString();
      const data = { key, version, status, phase, score, toss, winner, updated_at, as_of };
      return { status: 200, body: { data } };
    },
  };
}

async function findMatch({ view }: HandlerSources, key: string): Promise<MatchSummary> {
  const found = await view.match(key);
  if (found === null) throw new AppError('match_not_found');
  return found;
}

async function olderSnapshot(sources: HandlerSources, key: string) {
  const data = await findMatch(sources, key);
  return createSnapshot(() => ({ status: 'success', data, ...sources.age() }));
}

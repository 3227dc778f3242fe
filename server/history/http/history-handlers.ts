import type { ErrorCode } from '@gullylens/contract/definition/errors';
import type { deskNameRoutes } from '@gullylens/contract/http/history/desk-names';
import type { leaderRoutes } from '@gullylens/contract/http/history/leaders';
import type {
  FantasyPoints,
  PlayedMatchCard,
  playedMatchRoutes,
} from '@gullylens/contract/http/history/played-matches';
import type { playerSplitRoutes } from '@gullylens/contract/http/history/player-splits';
import type { playerRoutes } from '@gullylens/contract/http/history/players';
import type { teamRoutes } from '@gullylens/contract/http/history/teams';
import type { venueRoutes } from '@gullylens/contract/http/history/venues';
import type { RuleSetName } from '@gullylens/engine/fantasy/rule-sets';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { answerSnapshot } from '../../platform/http/answer-snapshot.ts';
import { ok, orThrow, success } from '../../platform/http/answers.ts';
import type { BytesAnswer, Handlers, RequestFacts } from '../../platform/http/handler.ts';
import { createSnapshot } from '../../platform/http/snapshot.ts';
import { correctName } from '../names/correct-name.ts';
import type { FeedSource } from '../names/feed-source.ts';
import { findPlayedMatchFor, readRecord } from '../queries/find-played-match.ts';
import { presentBalls, presentCards, presentPoints, presentProgress } from './present-match-record.ts';
import { listNames } from '../queries/list-names.ts';
import { selectLeaders } from '../queries/select-leaders.ts';
import { listPlayedMatches, readMatchSummary } from '../queries/select-match-summaries.ts';
import { readPlayerRoles } from '../queries/read-player-roles.ts';
import { readPlayerSplits } from '../queries/select-player-splits.ts';
import { listPlayers, readPlayer } from '../queries/select-players.ts';
import { listTeams, readTeam } from '../queries/select-teams.ts';
import { listVenues, readVenue } from '../queries/select-venues.ts';
import { findFixture, readPreview } from './match-preview.ts';
import type { AnswerPage } from './page-cache.ts';

/** The dependencies of the handlers of history's pages (api role). */
interface PageNeeds {
  readonly db: Database;
  readonly answerPage: AnswerPage;
}

/** Handlers of the pages of players and leaders. */
export function createPlayerHandlers({
  db,
  answerPage,
}: PageNeeds): Handlers<typeof playerRoutes & typeof playerSplitRoutes & typeof leaderRoutes> {
  const readProfile = async (id: string) => orThrow(await readPlayer(db, id), 'player_not_found');
  return {
    listPlayers: ({ query, ...call }) =>
      answerPage(call, ['players', query], async () =>
        ok({ status: 'success', ...(await listPlayers(db, query)) }),
      ),
    readPlayer: ({ params: { id }, ...call }) =>
      answerPage(call, ['player', id], async () => success(await readProfile(id))),
    listCricketPlayers: ({ query, ...call }) =>
      answerPage(call, ['cricket players', query], async () => ok(await listPlayers(db, query))),
    readCricketPlayer: ({ params: { id }, ...call }) =>
      answerPage(call, ['cricket player', id], async () => ok({ data: await readProfile(id) })),
    readPlayerSplits: ({ params: { id }, query: { format }, ...call }) =>
      answerPage(call, ['player splits', id, format], async () =>
        success(orThrow(await readPlayerSplits(db, id, format), 'player_not_found')),
      ),
    readLeaders: ({ query, ...call }) =>
      answerPage(call, ['leaders', query], async () => success(await selectLeaders(db, query))),
    readPlayerStats: ({ params: { id }, ...call }) =>
      answerPage(call, ['player stats', id], async () => ok({ data: (await readProfile(id)).stats })),
  };
}

/** Handlers of the pages of teams and venues. */
export function createTeamAndVenueHandlers({
  db,
  answerPage,
}: PageNeeds): Handlers<typeof teamRoutes & typeof venueRoutes> {
  return {
    listTeams: ({ query, ...call }) =>
      answerPage(call, ['teams', query], async () => ok(await listTeams(db, query))),
    readTeam: ({ params: { id }, ...call }) =>
      answerPage(call, ['team', id], async () =>
        ok({ data: orThrow(await readTeam(db, id), 'team_not_found') }),
      ),
    listVenues: ({ query, ...call }) =>
      answerPage(call, ['venues', query], async () => ok(await listVenues(db, query))),
    readVenue: ({ params: { id }, ...call }) =>
      answerPage(call, ['venue', id], async () =>
        ok({ data: orThrow(await readVenue(db, id), 'venue_not_found') }),
      ),
  };
}

/**
 * Handlers of the pages of a match, by its id in history or its key in the feed. Pages from history are cached. Of a
 * match that history lacks, progress and points come from the feed, uncached; a preview is cached by its fixture.
 */
export function createPlayedMatchHandlers({
  db,
  answerPage,
  feed,
}: PageNeeds & { readonly feed: FeedSource }): Handlers<typeof playedMatchRoutes> {
  const find = (id: string) => findPlayedMatchFor(db, id, feed);
  const read = async (id: string) => orThrow(await readRecord(db, id), 'match_not_found');
  /** Throws `missing` for a match of the feed that history lacks, and `match_not_found` for an unknown match. */
  async function throwMissing(id: string, missing: ErrorCode): Promise<never> {
    throw new AppError((await feed.match(id)) === null ? 'match_not_found' : missing);
  }
  return {
    listPlayedMatches: ({ query, ...call }) =>
      answerPage(call, ['matches', query], async () =>
        ok({ status: 'success', ...(await listPlayedMatches(db, query)) }),
      ),
    readMatchPreview: async ({ params, ...call }) => {
      const fixture = orThrow(await findFixture(db, params.id, feed), 'match_not_found');
      return answerPage(call, ['preview', fixture], async () => success(await readPreview(db, fixture)));
    },
    readPlayedMatch: async ({ params, ...call }) => {
      const { id } = orThrow(await find(params.id), 'match_not_found');
      return answerPage(call, ['match', id], async () => success(await readMatchCard(db, await read(id))));
    },
    readBalls: async ({ params, ...call }) => {
      const { id } = (await find(params.id)) ?? (await throwMissing(params.id, 'balls_not_found'));
      return answerPage(call, ['balls', id], async () => success(presentBalls(await read(id))));
    },
    readProgress: async ({ params, ...call }) => {
      const played = await find(params.id);
      if (played) {
        return answerPage(call, ['progress', played.id], async () =>
          success(presentProgress(await read(played.id))),
        );
      }
      const data = (await feed.progress(params.id)) ?? (await throwMissing(params.id, 'match_not_found'));
      return answerUncached(call.request, success(data));
    },
    readFantasyPoints: async ({ params, query: { rules }, ...call }) => {
      const played = await find(params.id);
      if (played) {
        return answerPage(call, ['points', played.id, rules], async () =>
          success(await readPoints(db, await read(played.id), rules)),
        );
      }
      const data =
        (await feed.points(params.id, rules)) ?? (await throwMissing(params.id, 'points_not_found'));
      return answerUncached(call.request, success(data));
    },
  };
}

/** Answers from the feed, which changes with every ball. */
function answerUncached(request: RequestFacts, { body }: { readonly body: unknown }): BytesAnswer {
  return answerSnapshot(
    createSnapshot(() => body),
    request,
  );
}

async function readPoints(db: Database, record: MatchRecord, rules: RuleSetName): Promise<FantasyPoints> {
  const ids = Object.values(record.lineups).flatMap((players) => players.map(({ id }) => id));
  return presentPoints(record, rules, await readPlayerRoles(db, ids));
}

async function readMatchCard(db: Database, record: MatchRecord): Promise<PlayedMatchCard> {
  const summary = await readMatchSummary(db, record.id);
  const { toss, playerOfMatch } = record;
  const card = { toss, playerOfMatch: [...playerOfMatch], innings: presentCards(record) };
  return { ...orThrow(summary, 'match_not_found'), ...card };
}

/** Handlers of the desk's names, for analysts. `reloadNames` is called after a correction. */
export function createNameHandlers(
  db: Database,
  reloadNames: () => Promise<void>,
): Handlers<typeof deskNameRoutes> {
  return {
    listNames: async ({ query }) => ok({ status: 'success', ...(await listNames(db, query)) }),
    correctName: async ({ body }) => {
      const data = await correctName(db, body);
      await reloadNames();
      return success(data);
    },
  };
}

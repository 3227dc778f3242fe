import type { ErrorCode } from '@gullylens/contract/definition/errors';
import type { deskNameRoutes } from '@gullylens/contract/http/history/desk-names';
import type { leaderRoutes } from '@gullylens/contract/http/history/leaders';
import type { playedMatchRoutes } from '@gullylens/contract/http/history/played-matches';
import type { playerRoutes } from '@gullylens/contract/http/history/players';
import type { teamRoutes } from '@gullylens/contract/http/history/teams';
import type { venueRoutes } from '@gullylens/contract/http/history/venues';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { ok, orThrow, success } from '../../platform/http/answers.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { correctName } from '../names/correct-name.ts';
import type { FeedSource } from '../names/feed-source.ts';
import { findRecord } from '../queries/find-played-match.ts';
import { presentBalls, presentCards, presentPoints, presentProgress } from './present-match-record.ts';
import { listNames } from '../queries/list-names.ts';
import { selectLeaders } from '../queries/select-leaders.ts';
import { listPlayedMatches, readMatchSummary } from '../queries/select-match-summaries.ts';
import { listPlayers, readPlayer } from '../queries/select-players.ts';
import { listTeams, readTeam } from '../queries/select-teams.ts';
import { listVenues, readVenue } from '../queries/select-venues.ts';
import { readPreview } from './match-preview.ts';

/** Handlers of the history's routes, in processes of the api role. Each request reads PostgreSQL. */
export function createPlayerHandlers(db: Database): Handlers<typeof playerRoutes & typeof leaderRoutes> {
  const readProfile = async (id: string) => orThrow(await readPlayer(db, id), 'player_not_found');
  return {
    listPlayers: async ({ query }) => ok({ status: 'success', ...(await listPlayers(db, query)) }),
    readPlayer: async ({ params }) => success(await readProfile(params.id)),
    listCricketPlayers: async ({ query }) => ok(await listPlayers(db, query)),
    readCricketPlayer: async ({ params }) => ok({ data: await readProfile(params.id) }),
    readLeaders: async ({ query }) => success(await selectLeaders(db, query)),
    readPlayerStats: async ({ params }) => ok({ data: (await readProfile(params.id)).stats }),
  };
}

export function createTeamAndVenueHandlers(db: Database): Handlers<typeof teamRoutes & typeof venueRoutes> {
  return {
    listTeams: async ({ query }) => ok(await listTeams(db, query)),
    readTeam: async ({ params }) => ok({ data: orThrow(await readTeam(db, params.id), 'team_not_found') }),
    listVenues: async ({ query }) => ok(await listVenues(db, query)),
    readVenue: async ({ params }) => ok({ data: orThrow(await readVenue(db, params.id), 'venue_not_found') }),
  };
}

export function createPlayedMatchHandlers(
  db: Database,
  feed: FeedSource,
): Handlers<typeof playedMatchRoutes> {
  const find = (id: string) => findRecord(db, id, feed);
  /** Throws `missing` for a match of the feed that history lacks, and `match_not_found` for an unknown match. */
  async function refuse(id: string, missing: ErrorCode): Promise<never> {
    throw new AppError((await feed.match(id)) === null ? 'match_not_found' : missing);
  }
  return {
    listPlayedMatches: async ({ query }) =>
      ok({ status: 'success', ...(await listPlayedMatches(db, query)) }),
    readMatchPreview: async ({ params }) =>
      success(orThrow(await readPreview(db, params.id, feed), 'match_not_found')),
    readPlayedMatch: async ({ params }) => {
      const record = orThrow(await find(params.id), 'match_not_found');
      const summary = await readMatchSummary(db, record.id);
      const { toss, playerOfMatch } = record;
      const card = { toss, playerOfMatch: [...playerOfMatch], innings: presentCards(record) };
      return success({ ...orThrow(summary, 'match_not_found'), ...card });
    },
    readBalls: async ({ params }) => {
      const record = await find(params.id);
      return success(record ? presentBalls(record) : await refuse(params.id, 'balls_not_found'));
    },
    readProgress: async ({ params }) => {
      const record = await find(params.id);
      const progress = record ? presentProgress(record) : await feed.progress(params.id);
      return success(progress ?? (await refuse(params.id, 'match_not_found')));
    },
    readFantasyPoints: async ({ params, query: { rules } }) => {
      const record = await find(params.id);
      const points = record ? presentPoints(record, rules) : await feed.points(params.id, rules);
      return success(points ?? (await refuse(params.id, 'points_not_found')));
    },
  };
}

/** Handlers of the desk's names. `changed` reloads this process's names after a correction. */
export function createNameHandlers(
  db: Database,
  changed: () => Promise<void>,
): Handlers<typeof deskNameRoutes> {
  return {
    listNames: async ({ query }) => ok({ status: 'success', ...(await listNames(db, query)) }),
    correctName: async ({ body }) => {
      const data = await correctName(db, body);
      await changed();
      return success(data);
    },
  };
}

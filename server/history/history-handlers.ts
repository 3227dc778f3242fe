import type { ErrorCode } from '@gullylens/contract/errors';
import type { leaderRoutes } from '@gullylens/contract/http/leaders';
import type { playedMatchRoutes } from '@gullylens/contract/http/played-matches';
import type { PlayerProfile, playerRoutes } from '@gullylens/contract/http/players';
import type { teamRoutes } from '@gullylens/contract/http/teams';
import type { venueRoutes } from '@gullylens/contract/http/venues';
import { sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { FeedView } from './feed-view.ts';
import { findRecord } from './find-record.ts';
import { guessRole } from './guess-role.ts';
import { presentBalls, presentCards, presentPoints, presentProgress } from './present-record.ts';
import { selectLeaders } from './queries/select-leaders.ts';
import { listPlayedMatches, selectMatchSummaries } from './queries/select-match-summaries.ts';
import {
  findPlayer,
  listLog,
  listPlayers,
  listPlayerTeams,
  listSpellings,
  readPlayerStats,
} from './queries/select-players.ts';
import { listTeams, readTeam } from './queries/select-teams.ts';
import { listVenues, readVenue } from './queries/select-venues.ts';
import { readPreview } from './read-preview.ts';

const success = 'success' as const;

export function createPlayerHandlers(db: Database): Handlers<typeof playerRoutes & typeof leaderRoutes> {
  async function readProfile(id: string): Promise<PlayerProfile> {
    const player = await findPlayer(db, id);
    if (!player) throw new AppError('player_not_found');
    const log = await listLog(db, id);
    return {
      ...player,
      spellings: await listSpellings(db, id),
      role: log.length === 0 ? null : guessRole(log),
      teams: await listPlayerTeams(db, id),
      stats: await readPlayerStats(db, id),
      log,
    };
  }
  return {
    listPlayers: async ({ query }) => ({
      status: 200,
      body: { status: success, ...(await listPlayers(db, query)) },
    }),
    readPlayer: async ({ params }) => ({
      status: 200,
      body: { status: success, data: await readProfile(params.id) },
    }),
    listCricketPlayers: async ({ query }) => ({ status: 200, body: await listPlayers(db, query) }),
    readCricketPlayer: async ({ params }) => ({ status: 200, body: { data: await readProfile(params.id) } }),
    readLeaders: async ({ query }) => ({
      status: 200,
      body: { status: success, data: await selectLeaders(db, query) },
    }),
    readPlayerStats: async ({ params }) => ({
      status: 200,
      body: { data: (await readProfile(params.id)).stats },
    }),
  };
}

export function createPlaceHandlers(db: Database): Handlers<typeof teamRoutes & typeof venueRoutes> {
  return {
    listTeams: async ({ query }) => ({ status: 200, body: await listTeams(db, query) }),
    readTeam: async ({ params }) => {
      const team = await readTeam(db, params.id);
      if (!team) throw new AppError('team_not_found');
      return { status: 200, body: { data: team } };
    },
    listVenues: async ({ query }) => ({ status: 200, body: await listVenues(db, query) }),
    readVenue: async ({ params }) => {
      const venue = await readVenue(db, params.id);
      if (!venue) throw new AppError('venue_not_found');
      return { status: 200, body: { data: venue } };
    },
  };
}

export function createPlayedMatchHandlers(db: Database, feed: FeedView): Handlers<typeof playedMatchRoutes> {
  const find = (id: string) => findRecord(db, id, feed);
  /** Throws for a match of the feed of which this is not known yet, and for one that is unknown. */
  async function refuse(id: string, missing: ErrorCode): Promise<never> {
    throw new AppError((await feed.match(id)) === null ? 'match_not_found' : missing);
  }
  return {
    listPlayedMatches: async ({ query }) => ({
      status: 200,
      body: { status: success, ...(await listPlayedMatches(db, query)) },
    }),
    readMatchPreview: async ({ params }) => {
      const preview = await readPreview(db, params.id, feed);
      if (!preview) throw new AppError('match_not_found');
      return { status: 200, body: { status: success, data: preview } };
    },
    readPlayedMatch: async ({ params }) => {
      const record = await find(params.id);
      const [summary] = record ? await selectMatchSummaries(db, sql`m.id = ${record.id}`, 1) : [];
      if (!record || !summary) throw new AppError('match_not_found');
      const { toss, playerOfMatch } = record;
      const card = { ...summary, toss, playerOfMatch: [...playerOfMatch], innings: presentCards(record) };
      return { status: 200, body: { status: success, data: card } };
    },
    readBalls: async ({ params }) => {
      const record = await find(params.id);
      const data = record ? presentBalls(record) : await refuse(params.id, 'balls_not_found');
      return { status: 200, body: { status: success, data } };
    },
    readProgress: async ({ params }) => {
      const record = await find(params.id);
      const told = record ? presentProgress(record) : await feed.progress(params.id);
      const data = told ?? (await refuse(params.id, 'match_not_found'));
      return { status: 200, body: { status: success, data } };
    },
    readFantasyPoints: async ({ params, query: { rules } }) => {
      const record = await find(params.id);
      const told = record ? presentPoints(record, rules) : await feed.points(params.id, rules);
      const data = told ?? (await refuse(params.id, 'points_not_found'));
      return { status: 200, body: { status: success, data } };
    },
  };
}

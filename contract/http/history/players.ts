import { z } from 'zod';
import { defineRoute, success, successPage, historyRead } from '../../definition/route.ts';
import { Page } from '../../values/page.ts';
import { Key, NamedKey } from '../../values/scalars.ts';
import { PlayerRole } from '../insights/projections.ts';
import { Gender } from '../matches/match.ts';
import { HistoryQuery, PlayedFormat } from './played-match.ts';

/** A player in history. `key` is the same for all matches and spellings. */
export const PlayerSummary = z.object({
  key: z.string(),
  name: z.string(),
  gender: Gender,
  team: NamedKey.describe('Team of the latest match.'),
  matches: z.int(),
  lastMatch: z.string().describe('Day of the latest match, `YYYY-MM-DD`.'),
});
export type PlayerSummary = z.infer<typeof PlayerSummary>;

/** Career statistics in one format, without super overs. Rates are null when the divisor is zero. */
export const PlayerStats = z.object({
  format: PlayedFormat,
  matches: z.int(),
  runs: z.int(),
  ballsFaced: z.int(),
  timesOut: z.int(),
  fours: z.int(),
  sixes: z.int(),
  highest: z.int().describe('Most runs in one match.'),
  fifties: z.int(),
  hundreds: z.int(),
  battingAverage: z.number().nullable(),
  strikeRate: z.number().nullable().describe('Runs per 100 balls.'),
  ballsBowled: z.int(),
  runsConceded: z.int(),
  wickets: z.int(),
  maidens: z.int(),
  mostWickets: z.int().describe('Most wickets in one match.'),
  bowlingAverage: z.number().nullable(),
  economy: z.number().nullable().describe('Runs per 6 balls.'),
  catches: z.int(),
  stumpings: z.int(),
  runOuts: z.int(),
  averagePoints: z.number().describe('Mean fantasy points per match, rules of 2025.'),
});
export type PlayerStats = z.infer<typeof PlayerStats>;

/** One match of a player. `points` follow the rules of 2025, `pointsClassic` the earlier rules. */
export const PlayerLogEntry = z.object({
  matchId: z.string(),
  playedOn: z.string(),
  format: PlayedFormat,
  team: z.string(),
  opponent: z.string(),
  battingPosition: z.int().nullable(),
  runs: z.int(),
  ballsFaced: z.int(),
  ballsBowled: z.int(),
  runsConceded: z.int(),
  wickets: z.int(),
  catches: z.int(),
  stumpings: z.int(),
  points: z.number(),
  pointsClassic: z.number(),
});
export type PlayerLogEntry = z.infer<typeof PlayerLogEntry>;

/** A player's page. */
export const PlayerProfile = PlayerSummary.extend({
  spellings: z.array(z.string()).describe('Every spelling in the archives.'),
  role: PlayerRole.nullable().describe(
    'As the feed states it, or else inferred from the matches of the log; null without either.',
  ),
  teams: z
    .array(
      z.object({ key: z.string(), name: z.string(), matches: z.int(), from: z.string(), to: z.string() }),
    )
    .describe('Latest first, with the days of the first and last match.'),
  stats: z.array(PlayerStats),
  log: z.array(PlayerLogEntry).describe('Latest first, at most 30 of each format.'),
});
export type PlayerProfile = z.infer<typeof PlayerProfile>;

const params = z.strictObject({ id: Key });

/** Routes of players. */
export const playerRoutes = {
  listPlayers: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/players/',
    summary: 'List players, latest match first; search by name',
    query: HistoryQuery,
    answers: { 200: successPage(PlayerSummary) },
  }),
  readPlayer: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/players/{id}/',
    summary: 'Read a player with statistics by format and latest matches',
    params,
    answers: { 200: success(PlayerProfile) },
    errorStatuses: [404],
  }),
  listCricketPlayers: defineRoute({
    ...historyRead,
    path: '/api/cricket/players/',
    summary: 'Same as `/api/v1/cricket/players/`, without `status`',
    query: HistoryQuery,
    answers: { 200: z.object({ data: z.array(PlayerSummary), page: Page }) },
  }),
  readCricketPlayer: defineRoute({
    ...historyRead,
    path: '/api/cricket/players/{id}/',
    summary: 'Same as `/api/v1/cricket/players/{id}/`, without `status`',
    params,
    answers: { 200: z.object({ data: PlayerProfile }) },
    errorStatuses: [404],
  }),
  readPlayerStats: defineRoute({
    ...historyRead,
    path: '/api/cricket/players/{id}/stats/',
    summary: 'Read the statistics of a player by format',
    params,
    answers: { 200: z.object({ data: z.array(PlayerStats) }) },
    errorStatuses: [404],
  }),
};

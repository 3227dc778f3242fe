import { z } from 'zod';
import { defineRoute, success, successPage, userRead } from '../../definition/route.ts';
import { Key } from '../../values/scalars.ts';
import { Page } from '../../values/page.ts';
import { Gender } from '../matches/match.ts';
import { HistoryQuery, PlayedFormat } from './played-match.ts';
import { Role } from '../insights/projections.ts';

/** A player of the stored history. `key` is stable across matches and spellings. */
export const PlayerSummary = z.object({
  key: z.string(),
  name: z.string(),
  gender: Gender,
  /** Of the latest match. */
  team: z.object({ key: z.string(), name: z.string() }),
  matches: z.int(),
  /** Day of the latest match, `YYYY-MM-DD`. */
  lastMatch: z.string(),
});
export type PlayerSummary = z.infer<typeof PlayerSummary>;

/** Everything a player did in one format, super overs left out. Rates are `null` where nothing is there to divide by. */
export const PlayerStats = z.object({
  format: PlayedFormat,
  matches: z.int(),
  runs: z.int(),
  ballsFaced: z.int(),
  timesOut: z.int(),
  fours: z.int(),
  sixes: z.int(),
  /** Most runs in a match. */
  highest: z.int(),
  fifties: z.int(),
  hundreds: z.int(),
  battingAverage: z.number().nullable(),
  /** Runs a hundred balls. */
  strikeRate: z.number().nullable(),
  ballsBowled: z.int(),
  runsConceded: z.int(),
  wickets: z.int(),
  maidens: z.int(),
  /** Most wickets in a match. */
  mostWickets: z.int(),
  bowlingAverage: z.number().nullable(),
  /** Runs six balls. */
  economy: z.number().nullable(),
  catches: z.int(),
  stumpings: z.int(),
  runOuts: z.int(),
  /** Fantasy points a match, by the rules of 2025. */
  averagePoints: z.number(),
});
export type PlayerStats = z.infer<typeof PlayerStats>;

/** One match of a player's log. Points are by the rules of 2025, `pointsClassic` by those before. */
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
  /** Every spelling the archives have. */
  spellings: z.array(z.string()),
  /** What the matches of the log speak for, since no archive tells it; `null` without any. */
  role: Role.nullable(),
  /** Those played for, the latest first, with the days of the first and the last match, `YYYY-MM-DD`. */
  teams: z.array(
    z.object({ key: z.string(), name: z.string(), matches: z.int(), from: z.string(), to: z.string() }),
  ),
  stats: z.array(PlayerStats),
  /** Latest first, at most thirty of each format. */
  log: z.array(PlayerLogEntry),
});
export type PlayerProfile = z.infer<typeof PlayerProfile>;

const params = z.strictObject({ id: Key });

export const playerRoutes = {
  listPlayers: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/players/',
    summary: 'Players of the history, by part of a name, those who played last first',
    query: HistoryQuery,
    answers: { 200: successPage(PlayerSummary) },
  }),
  readPlayer: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/players/{id}/',
    summary: 'A player’s page: figures by format and the latest matches',
    params,
    answers: { 200: success(PlayerProfile) },
    refusals: [404],
  }),
  listCricketPlayers: defineRoute({
    ...userRead,
    path: '/api/cricket/players/',
    summary: 'Players of the history, for the second client',
    query: HistoryQuery,
    answers: { 200: z.object({ data: z.array(PlayerSummary), page: Page }) },
  }),
  readCricketPlayer: defineRoute({
    ...userRead,
    path: '/api/cricket/players/{id}/',
    summary: 'A player’s page, for the second client',
    params,
    answers: { 200: z.object({ data: PlayerProfile }) },
    refusals: [404],
  }),
  readPlayerStats: defineRoute({
    ...userRead,
    path: '/api/cricket/players/{id}/stats/',
    summary: 'A player’s figures by format',
    params,
    answers: { 200: z.object({ data: z.array(PlayerStats) }) },
    refusals: [404],
  }),
};

import { z } from 'zod';
import { defineRoute, success, historyRead } from '../../definition/route.ts';
import { Gender } from '../matches/match.ts';
import { PlayedFormat } from './played-match.ts';

const player = { key: z.string(), name: z.string(), team: z.string() };

/** The top players by one statistic, best first, at most ten. */
export const LeaderBoard = z.array(z.object({ ...player, matches: z.int(), value: z.number() }));

/**
 * Leading players of a format in the twelve months before its latest match, or in its latest hundred matches if these
 * go further back. Super overs do not count. Points follow the rules of 2025.
 */
export const Leaders = z.object({
  format: PlayedFormat,
  gender: Gender,
  from: z.string().nullable().describe('First day counted, `YYYY-MM-DD`; null without matches.'),
  to: z.string().nullable().describe('Day of the latest match.'),
  runs: LeaderBoard,
  wickets: LeaderBoard,
  strikeRate: LeaderBoard.describe('Runs per 100 balls; at least 120 balls.'),
  economy: LeaderBoard.describe('Runs per 6 balls, lowest first; at least 120 balls.'),
  averagePoints: LeaderBoard.describe('Mean fantasy points; at least five matches.'),
  bestMatches: z
    .array(
      z.object({
        ...player,
        matchId: z.string(),
        playedOn: z.string(),
        opponent: z.string(),
        runs: z.int(),
        wickets: z.int(),
        points: z.number(),
      }),
    )
    .describe('Most fantasy points in one match, at most ten rows.'),
});
export type Leaders = z.infer<typeof Leaders>;

/** The route of the leading players. */
export const leaderRoutes = {
  readLeaders: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/leaders/',
    summary: 'List the leading players of a format',
    query: z.strictObject({
      format: PlayedFormat.default('T20'),
      gender: Gender.default('male'),
    }),
    answers: { 200: success(Leaders) },
  }),
};

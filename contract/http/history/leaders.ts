import { z } from 'zod';
import { defineRoute, success, userRead } from '../../definition/route.ts';
import { Gender } from '../matches/match.ts';
import { PlayedFormat } from './played-match.ts';

const player = { key: z.string(), name: z.string(), team: z.string() };

/** Those who lead by one figure, best first, at most ten. */
const Board = z.array(z.object({ ...player, matches: z.int(), value: z.number() }));

/**
 * Who led a format over the twelve months before its latest match, or over its latest hundred matches where those go
 * further back; super overs left out. Rates count from 120 balls on, average points from five matches on; points are
 * by the rules of 2025.
 */
export const Leaders = z.object({
  format: PlayedFormat,
  gender: Gender,
  /** First and last day counted, `YYYY-MM-DD`; the last is that of the latest match. `null` when there is none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  runs: Board,
  wickets: Board,
  /** Runs a hundred balls. */
  strikeRate: Board,
  /** Runs six balls, fewest first. */
  economy: Board,
  averagePoints: Board,
  /** Most fantasy points in one match, at most ten. */
  bestMatches: z.array(
    z.object({
      ...player,
      matchId: z.string(),
      playedOn: z.string(),
      opponent: z.string(),
      runs: z.int(),
      wickets: z.int(),
      points: z.number(),
    }),
  ),
});
export type Leaders = z.infer<typeof Leaders>;

export const leaderRoutes = {
  readLeaders: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/leaders/',
    summary: 'Leading players of a format over the last twelve months, or its latest hundred matches',
    query: z.strictObject({
      format: PlayedFormat.default('T20'),
      gender: Gender.default('male'),
    }),
    answers: { 200: success(Leaders) },
  }),
};

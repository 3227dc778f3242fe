import { z } from 'zod';
import { defineRoute, success, userRead } from '../../definition/route.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { PlayerProjection } from './projections.ts';

const match = {
  matchKey: z.string(),
  matchTitle: z.string(),
  tournament: z.string(),
  analysisDate: Instant.describe('Start of the match.'),
  locksAt: Instant.nullable().describe(
    'When edits of the analysis end at the latest: the scheduled start; null when it is unknown.',
  ),
};

/**
 * The next match of a player with a published analysis, live matches included. Users without Premium receive the match
 * but not the projection.
 */
export const PlayerNextMatch = z.discriminatedUnion('locked', [
  z.object({ ...match, locked: z.literal(true) }),
  z.object({ ...match, locked: z.literal(false), projection: PlayerProjection }),
]);
export type PlayerNextMatch = z.infer<typeof PlayerNextMatch>;

/** The route of a player's next match. */
export const nextMatchRoutes = {
  readPlayerNextMatch: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/players/{id}/next-match/',
    summary: 'Read the next match of a player and, with Premium, the expected points',
    params: z.strictObject({ id: Key }),
    answers: {
      200: success(PlayerNextMatch.nullable().describe('Null without an analysis of a coming match.')),
    },
  }),
};

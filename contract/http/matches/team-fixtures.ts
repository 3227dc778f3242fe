import { z } from 'zod';
import { defineRoute, success, userRead } from '../../definition/route.ts';
import { Key } from '../../values/scalars.ts';
import { Standing } from './cricket-series.ts';
import { MatchSummary } from './match.ts';

/**
 * The matches in memory of a team in history: its next and its last one, and the table of the series of the next match,
 * or of the last one without a next.
 */
export const TeamFixtures = z.object({
  next: MatchSummary.nullable().describe('The live match, else the next; null when CricAPI lists none.'),
  last: MatchSummary.nullable().describe('The latest completed match in the feed.'),
  series: z
    .object({ key: z.string(), name: z.string(), standings: z.array(Standing) })
    .nullable()
    .describe('Null without a known series with a completed match.'),
});
export type TeamFixtures = z.infer<typeof TeamFixtures>;

/** The route of a team's matches in the feed. */
export const teamFixtureRoutes = {
  readTeamFixtures: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/teams/{id}/fixtures/',
    summary: 'Read the next and the last match of a team, and the table of its series',
    params: z.strictObject({ id: Key }),
    answers: { 200: success(TeamFixtures) },
  }),
};

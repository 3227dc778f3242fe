import { z } from 'zod';
import { defineRoute, historyRead } from '../../definition/route.ts';
import { Page } from '../../values/page.ts';
import { Key } from '../../values/scalars.ts';
import { PlayerRole } from '../insights/projections.ts';
import { Gender } from '../matches/match.ts';
import { HistoryQuery, PlayedFormat, PlayedMatchSummary } from './played-match.ts';

/** A team in history, under its current name. */
export const TeamSummary = z.object({
  key: z.string(),
  name: z.string(),
  gender: Gender,
  matches: z.int(),
  lastMatch: z.string(),
});
export type TeamSummary = z.infer<typeof TeamSummary>;

/** A team's page. */
export const TeamProfile = TeamSummary.extend({
  spellings: z.array(z.string()).describe('Every name in the archives, including former names.'),
  records: z.array(
    z.object({
      format: PlayedFormat,
      played: z.int(),
      won: z.int(),
      lost: z.int(),
      other: z.int().describe('Ties without a super over winner, draws and no results.'),
    }),
  ),
  squad: z
    .array(
      z.object({
        key: z.string(),
        name: z.string(),
        matches: z.int(),
        role: PlayerRole.describe('As the feed states it, or else inferred from these matches.'),
        playedLast: z.boolean().describe('Named in the latest match.'),
        lastPoints: z
          .number()
          .describe('Fantasy points, rules of 2025, in the latest of these matches that the player played.'),
      }),
    )
    .describe('Players of the latest five matches, most matches first.'),
  recent: z.array(PlayedMatchSummary).describe('Latest first, at most 20.'),
});
export type TeamProfile = z.infer<typeof TeamProfile>;

/** Routes of teams. */
export const teamRoutes = {
  listTeams: defineRoute({
    ...historyRead,
    path: '/api/cricket/teams/',
    summary: 'List teams, latest match first; search by name',
    query: HistoryQuery,
    answers: { 200: z.object({ data: z.array(TeamSummary), page: Page }) },
  }),
  readTeam: defineRoute({
    ...historyRead,
    path: '/api/cricket/teams/{id}/',
    summary: 'Read a team with its record by format, squad and latest matches',
    params: z.strictObject({ id: Key }),
    answers: { 200: z.object({ data: TeamProfile }) },
    errorStatuses: [404],
  }),
};

import { z } from 'zod';
import { defineRoute, userRead } from '../../definition/route.ts';
import { Key } from '../../values/scalars.ts';
import { Page } from '../../values/page.ts';
import { Gender } from '../matches/match.ts';
import { HistoryQuery, PlayedFormat, PlayedMatchSummary } from './played-match.ts';

/** A team of the stored history, under the name it has today. */
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
  /** Every name the archives have for it, earlier ones included. */
  spellings: z.array(z.string()),
  records: z.array(
    z.object({
      format: PlayedFormat,
      played: z.int(),
      won: z.int(),
      lost: z.int(),
      /** Ties that nothing settled, draws and matches without a result. */
      other: z.int(),
    }),
  ),
  /** Those named in the latest five matches, by how often. */
  squad: z.array(z.object({ key: z.string(), name: z.string(), matches: z.int() })),
  /** Latest first, at most twenty. */
  recent: z.array(PlayedMatchSummary),
});
export type TeamProfile = z.infer<typeof TeamProfile>;

export const teamRoutes = {
  listTeams: defineRoute({
    ...userRead,
    path: '/api/cricket/teams/',
    summary: 'Teams of the history, by part of a name, those who played last first',
    query: HistoryQuery,
    answers: { 200: z.object({ data: z.array(TeamSummary), page: Page }) },
  }),
  readTeam: defineRoute({
    ...userRead,
    path: '/api/cricket/teams/{id}/',
    summary: 'A team’s page: record by format, squad, latest matches',
    params: z.strictObject({ id: Key }),
    answers: { 200: z.object({ data: TeamProfile }) },
    refusals: [404],
  }),
};

import { z } from 'zod';
import { PageQuery, Search } from '../../values/page.ts';
import { NamedKey } from '../../values/scalars.ts';

/** Formats as history stores them. */
export const PlayedFormat = z.enum(['T20', 'ODI', 'Test', 'T10', 'Hundred']);
export type PlayedFormat = z.infer<typeof PlayedFormat>;

/** A page of a list of history, with a search. */
export const HistoryQuery = PageQuery.extend({ search: Search.optional() });
export type HistoryQuery = z.output<typeof HistoryQuery>;

/** A finished match in lists. */
export const PlayedMatchSummary = z.object({
  id: z.string(),
  playedOn: z.string().describe('First day of play, `YYYY-MM-DD`.'),
  format: PlayedFormat,
  competition: z.string().nullable(),
  stage: z.string().nullable(),
  teams: z.tuple([NamedKey, NamedKey]),
  venue: NamedKey,
  result: z.string().describe('`India won by 5 wickets`, `Match tied`.'),
  winner: z.string().nullable().describe('Null unless a team won, also by a super over.'),
  innings: z.array(
    z.object({
      team: z.string(),
      runs: z.int(),
      wickets: z.int(),
      overs: z.string(),
      superOver: z.boolean(),
    }),
  ),
});
export type PlayedMatchSummary = z.infer<typeof PlayedMatchSummary>;

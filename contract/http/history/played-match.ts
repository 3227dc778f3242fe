import { z } from 'zod';
import { PageQuery, Search } from '../../values/page.ts';

/** The formats of the stored history. */
export const PlayedFormat = z.enum(['T20', 'ODI', 'Test', 'T10', 'Hundred']);
export type PlayedFormat = z.infer<typeof PlayedFormat>;

/** A page of a list out of the history; `search` is part of a name, whatever its case. */
export const HistoryQuery = PageQuery.extend({ search: Search.optional() });
export type HistoryQuery = z.output<typeof HistoryQuery>;

const NamedKey = z.object({ key: z.string(), name: z.string() });

/** A match that was played, as lists show it. */
export const PlayedMatchSummary = z.object({
  id: z.string(),
  /** First day of play, `YYYY-MM-DD`. */
  playedOn: z.string(),
  format: PlayedFormat,
  competition: z.string().nullable(),
  stage: z.string().nullable(),
  teams: z.tuple([NamedKey, NamedKey]),
  venue: NamedKey,
  /** In words: `India won by 5 wickets`, `Match tied`. */
  result: z.string(),
  /** `null` unless somebody won, by a super over too. */
  winner: z.string().nullable(),
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

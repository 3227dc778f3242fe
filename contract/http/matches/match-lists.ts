import { z } from 'zod';
import { successPage, userRead } from '../../definition/route.ts';
import { FeedAge } from '../../values/feed-age.ts';
import { Limit, PageQuery, Search } from '../../values/page.ts';
import { Key } from '../../values/scalars.ts';
import { MatchFormat, MatchPhase, MatchSummary } from './match.ts';

/** Query of a list that can be searched by name; 100 rows by default. */
export const SearchQuery = PageQuery.extend({
  limit: Limit.unwrap().default(100),
  search: Search.optional(),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** Query of a list of matches, with filters. */
export const MatchQuery = SearchQuery.extend({
  format: MatchFormat.optional(),
  series: Key.optional(),
});
export type MatchQuery = z.output<typeof MatchQuery>;

/** Query of a list of matches of any phase, with filters. */
export const AllMatchesQuery = MatchQuery.extend({ phase: MatchPhase.optional() });
export type AllMatchesQuery = z.output<typeof AllMatchesQuery>;

/** A page of matches, with the age of the scores. */
export const MatchPage = successPage(MatchSummary).extend(FeedAge.shape);
export type MatchPage = z.infer<typeof MatchPage>;

/** Common parts of the routes that list matches. */
export const matchListParts = {
  ...userRead,
  kind: 'bytes',
  inMemory: true,
  conditional: true,
  query: MatchQuery,
  answers: { 200: MatchPage },
} as const;

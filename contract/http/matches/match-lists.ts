import { z } from 'zod';
import { successPage, userRead } from '../../definition/route.ts';
import { Key } from '../../values/scalars.ts';
import { PageQuery, Search } from '../../values/page.ts';
import { FeedAge } from '../../values/feed-age.ts';
import { MatchPhase, MatchSummary } from './match.ts';

/** A page of any list that is searched by name. */
export const SearchQuery = PageQuery.extend({
  limit: PageQuery.shape.limit.unwrap().default(100),
  search: Search.optional(),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** What a list of matches may be narrowed by. Without any of it, its first hundred. */
export const MatchQuery = SearchQuery.extend({
  format: MatchSummary.shape.matchType.optional(),
  series: Key.optional(),
});
export type MatchQuery = z.output<typeof MatchQuery>;

export const AllMatchesQuery = MatchQuery.extend({ phase: MatchPhase.optional() });
export type AllMatchesQuery = z.output<typeof AllMatchesQuery>;

/** A page of matches as the first client reads it; the second ignores `status` and the age. */
export const MatchPage = successPage(MatchSummary).extend(FeedAge.shape);
export type MatchPage = z.infer<typeof MatchPage>;

/** Parts of a route that lists matches. */
export const matchListParts = {
  ...userRead,
  kind: 'bytes',
  conditional: true,
  query: MatchQuery,
  answers: { 200: MatchPage },
} as const;

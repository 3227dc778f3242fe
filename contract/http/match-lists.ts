import { z } from 'zod';
import { ErrorBody } from '../errors.ts';
import { rateLimits } from '../rate-limits.ts';
import { Key } from '../values/identifiers.ts';
import { FeedAge } from '../values/feed-age.ts';
import { Page } from '../values/page.ts';
import { MatchPhase, MatchSummary } from './match.ts';

const offset = z.coerce.number().int().min(0).max(100_000).default(0);
const limit = z.coerce.number().int().min(1).max(100).default(100);
/** Part of a name, whatever its case: of the match, a team, the tournament or the ground. */
const search = z.string().trim().min(1).max(80).optional();

/** What a list of matches may be narrowed by. Without any of it, its first hundred. */
export const MatchQuery = z.strictObject({
  offset,
  limit,
  search,
  format: MatchSummary.shape.matchType.optional(),
  series: Key.optional(),
});
export type MatchQuery = z.output<typeof MatchQuery>;

export const AllMatchesQuery = MatchQuery.extend({ phase: MatchPhase.optional() });
export type AllMatchesQuery = z.output<typeof AllMatchesQuery>;

/** A page of any list that is searched by name. */
export const SearchQuery = z.strictObject({ offset, limit, search });
export type SearchQuery = z.output<typeof SearchQuery>;

/** A page of matches as the first client reads it; the second ignores `status` and the age. */
export const MatchPage = z.object({
  status: z.literal('success'),
  data: z.array(MatchSummary),
  page: Page,
  ...FeedAge.shape,
});
export type MatchPage = z.infer<typeof MatchPage>;

/** What all lists of matches have in common, beside path, summary and query. */
export const matchListParts = {
  method: 'GET',
  access: 'user',
  rateLimit: rateLimits.read,
  kind: 'bytes',
  conditional: true,
  answers: { 200: MatchPage, 400: ErrorBody, 401: ErrorBody },
} as const;

import { z } from 'zod';

/** Position of a page: rows before it, maximum rows in it, rows in the whole list. */
export const Page = z.object({
  offset: z.int().min(0),
  limit: z.int().min(1).max(100),
  total: z.int().min(0),
});
export type Page = z.infer<typeof Page>;

/** Query parameter: rows before the page. */
export const Offset = z.coerce.number().int().min(0).max(100_000).default(0).describe('Rows to skip.');
/** Query parameter: maximum rows of the page. */
export const Limit = z.coerce.number().int().min(1).max(100).default(25).describe('Maximum rows to return.');

/** Query of every paged list. */
export const PageQuery = z.strictObject({ offset: Offset, limit: Limit });

/** Query parameter: text of a search. */
export const Search = z.string().trim().min(1).max(80).describe('Part of a name, case-insensitive.');

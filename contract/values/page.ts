import { z } from 'zod';

/** Where a list stands in the whole: rows before it, rows asked for, rows there are. */
export const Page = z.object({
  offset: z.int().min(0),
  limit: z.int().min(1).max(100),
  total: z.int().min(0),
});
export type Page = z.infer<typeof Page>;

/** Query of every paged list; both come as text in a URL. */
export const PageQuery = z.strictObject({
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

/** Part of a name, whatever its case. */
export const Search = z.string().trim().min(1).max(80);

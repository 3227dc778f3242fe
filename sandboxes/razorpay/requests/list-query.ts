import { z } from 'zod';
import { readBody } from './read-body.ts';

const listQuery = z.object({
  count: z.coerce
    .number()
    .int()
    .min(1)
    .max(100, { error: 'The count may not be greater than 100.' })
    .default(10),
  skip: z.coerce.number().int().min(0).default(0),
  from: z.coerce.number().int().default(0),
  to: z.coerce.number().int().default(Number.MAX_SAFE_INTEGER),
  receipt: z.string().optional(),
});

/** The query of a list: page and time range. */
export type ListQuery = z.infer<typeof listQuery>;

/** Parses the query of a list. */
export const readListQuery = (query: unknown) => readBody(listQuery, query);

/** Cuts the requested page from a list, after leaving out items created outside the requested time. */
export function pageOf<Item extends { readonly created_at: number }>(
  items: readonly Item[],
  { count, skip, from, to }: ListQuery,
): readonly Item[] {
  const within = items.filter((item) => item.created_at >= from && item.created_at <= to);
  return within.slice(skip, skip + count);
}

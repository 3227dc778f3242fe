import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { rulings } from './tables.ts';

/** What analysts last said about posts, by post. */
export async function lastReasons(
  db: Database,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([rulings.postId], { postId: rulings.postId, reason: rulings.reason })
    .from(rulings)
    .where(inArray(rulings.postId, [...postIds]))
    .orderBy(rulings.postId, desc(rulings.id));
  return new Map(rows.map(({ postId, reason }) => [postId, reason]));
}

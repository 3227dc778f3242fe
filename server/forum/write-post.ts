import type { Transaction } from '../platform/database/open-database.ts';
import type { NewPost } from './find-same-post.ts';
import { posts, type StoredPost } from './tables.ts';

/** Writes a post at its place in a thread. */
export async function writePost(
  tx: Transaction,
  { authorId, body, key, now }: NewPost,
  place: { readonly threadId: string; readonly number: number },
): Promise<StoredPost> {
  const [stored] = await tx
    .insert(posts)
    .values({ ...place, authorId, body, clientKey: key, postedAt: now })
    .returning();
  if (stored === undefined) throw new Error('the post was not written');
  return stored;
}

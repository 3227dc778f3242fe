import { and, eq, gt } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { takeTurn } from '../platform/database/take-turn.ts';
import { OPENING, posts, type StoredPost } from './tables.ts';

/** Within this time nobody means to say the same words again. */
const REPEATED_MS = 60_000;

export interface NewPost {
  readonly authorId: string;
  readonly body: string;
  /** Made by the caller: the same post sent again has the same key. */
  readonly key?: string | undefined;
  readonly now: Date;
}

/**
 * The post that this one repeats: sent before with the same key to the same thread (`null` where it opens one), its
 * answer lost on the way. Throws `post_key_reused` when the key is another post's, and `post_repeated` when the same
 * words come again under another key. A person's posts are written one at a time from here on.
 */
export async function findSamePost(
  tx: Transaction,
  { authorId, body, key, now }: NewPost,
  threadId: string | null,
): Promise<StoredPost | null> {
  await takeTurn(tx, `forum posts of ${authorId}`);
  const own = eq(posts.authorId, authorId);
  if (key !== undefined) {
    const [sent] = await tx
      .select()
      .from(posts)
      .where(and(own, eq(posts.clientKey, key)));
    if (sent && !isSame(sent, { body, threadId })) throw new AppError('post_key_reused');
    if (sent) return sent;
  }
  const since = new Date(now.getTime() - REPEATED_MS);
  const [repeated] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(own, eq(posts.body, body), gt(posts.postedAt, since)));
  if (repeated) throw new AppError('post_repeated');
  return null;
}

/** The words can be compared for as long as the post stands as it was sent. */
function isSame(sent: StoredPost, { body, threadId }: { body: string; threadId: string | null }): boolean {
  const samePlace = threadId === null ? sent.number === OPENING : sent.threadId === threadId;
  const changed = sent.editedAt !== null || sent.deletedAt !== null;
  return samePlace && (changed || sent.body === body);
}

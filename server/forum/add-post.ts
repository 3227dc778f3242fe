import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { findSamePost, type NewPost } from './find-same-post.ts';
import type { ForumContext } from './forum-context.ts';
import { type StoredPost, threads } from './tables.ts';
import { writePost } from './write-post.ts';

/** Replies in a thread. Its row is locked meanwhile, so that each post has a number of its own. */
export async function addPost(
  { db, clock, holdUser }: ForumContext,
  threadId: string,
  reply: Omit<NewPost, 'now'>,
): Promise<StoredPost> {
  const post = { ...reply, now: clock.now() };
  return db.transaction(async (tx) => {
    await holdUser(tx, post.authorId);
    const sent = await findSamePost(tx, post, threadId);
    if (sent) return sent;
    const [thread] = await tx
      .update(threads)
      .set({
        posts: sql`${threads.posts} + 1`,
        lastPostAt: sql`greatest(${threads.lastPostAt}, ${post.now}::timestamptz)`,
      })
      .where(and(eq(threads.id, threadId), eq(threads.hidden, false)))
      .returning({ number: threads.posts });
    if (thread === undefined) throw new AppError('thread_not_found');
    return writePost(tx, post, { threadId, number: thread.number });
  });
}

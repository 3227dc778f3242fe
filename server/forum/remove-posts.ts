import { and, eq, exists, inArray, isNotNull, isNull, notExists, type SQL } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { ForumContext } from './forum-context.ts';
import { OPENING, posts, threads } from './tables.ts';

/** Deletes a person's own post; doing so twice is doing it once. */
export async function deletePost(
  { db, clock }: ForumContext,
  { id, authorId }: { readonly id: string; readonly authorId: string },
): Promise<void> {
  const which = and(eq(posts.id, id), eq(posts.authorId, authorId));
  const [own] = await db.select({ id: posts.id }).from(posts).where(which);
  if (own === undefined) throw new AppError('post_not_found');
  await db.transaction((tx) => removePosts(tx, which, clock.now()));
}

/**
 * Takes the text out of posts, and the title with the post that opened a thread; their places stay for those who
 * replied. A thread in which nothing is left goes altogether.
 */
export async function removePosts(tx: Transaction, which: SQL | undefined, now: Date): Promise<void> {
  const removed = await tx
    .update(posts)
    .set({ body: null, deletedAt: now })
    .where(and(which, isNull(posts.deletedAt)))
    .returning({ threadId: posts.threadId });
  if (removed.length === 0) return;
  const touched = inArray(
    threads.id,
    removed.map(({ threadId }) => threadId),
  );
  const ofThread = eq(posts.threadId, threads.id);
  const opening = tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(ofThread, eq(posts.number, OPENING), isNotNull(posts.deletedAt)));
  // This locks each thread that could go, so that a reply under way is either there by the next step or comes too late.
  await tx
    .update(threads)
    .set({ title: null })
    .where(and(touched, exists(opening)));
  const left = tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(ofThread, isNull(posts.deletedAt)));
  await tx.delete(threads).where(and(touched, notExists(left)));
}

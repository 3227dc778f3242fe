import { and, asc, eq, exists, inArray, isNotNull, isNull, notExists, type SQL } from 'drizzle-orm';
import type { PersonalDataSource } from '../accounts/public.ts';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { ForumContext } from './forum-context.ts';
import { OPENING_POST_NUMBER, posts, reports, moderationDecisions, threads } from './tables.ts';

/** Deletes a user's own post; idempotent. Throws `post_not_found` for any other post. */
export async function deletePost(
  { db, clock }: ForumContext,
  { id, authorId }: { readonly id: string; readonly authorId: string },
): Promise<void> {
  const condition = and(eq(posts.id, id), eq(posts.authorId, authorId));
  const [post] = await db.select({ id: posts.id }).from(posts).where(condition);
  if (post === undefined) throw new AppError('post_not_found');
  await db.transaction((tx) => removePosts(tx, condition, clock.now()));
}

/**
 * Clears the text of the posts that `condition` selects, and the title of a thread when its opening post is among them.
 * The empty posts stay, so that replies keep their numbers. Deletes threads in which no post has text any more.
 */
export async function removePosts(tx: Transaction, condition: SQL | undefined, now: Date): Promise<void> {
  const removed = await tx
    .update(posts)
    .set({ body: null, deletedAt: now })
    .where(and(condition, isNull(posts.deletedAt)))
    .returning({ threadId: posts.threadId });
  if (removed.length === 0) return;
  const isAffected = inArray(
    threads.id,
    removed.map(({ threadId }) => threadId),
  );
  const ofThread = eq(posts.threadId, threads.id);
  const deletedOpening = tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(ofThread, eq(posts.number, OPENING_POST_NUMBER), isNotNull(posts.deletedAt)));
  // Locks each thread that may be deleted, so that a concurrent reply is either visible to the next step or rejected.
  await tx
    .update(threads)
    .set({ title: null })
    .where(and(isAffected, exists(deletedOpening)));
  const remaining = tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(ofThread, isNull(posts.deletedAt)));
  await tx.delete(threads).where(and(isAffected, notExists(remaining)));
}

const { id, body, postedAt, editedAt, deletedAt, hiddenAt } = posts;

/**
 * Collects and erases what a user wrote in the forum. The export has the ids of posts, so that they can be deleted one
 * by one. Account deletion clears all texts, titles and notes; posts in threads with other posts stay empty and without
 * an author. Analysts' decisions are retained with their reasons, which the post's author may read.
 */
export function createPersonalData({ db, clock }: ForumContext): PersonalDataSource {
  return {
    name: 'forum',
    collect: async (userId) => ({
      threads: await db
        .select({ title: threads.title, matchTitle: threads.matchTitle, openedAt: threads.openedAt })
        .from(threads)
        .where(eq(threads.authorId, userId))
        .orderBy(asc(threads.openedAt)),
      posts: await db
        .select({ id, body, postedAt, editedAt, deletedAt, hiddenAt })
        .from(posts)
        .where(eq(posts.authorId, userId))
        .orderBy(asc(postedAt)),
      reports: await db
        .select({ reason: reports.reason, note: reports.note, reportedAt: reports.reportedAt })
        .from(reports)
        .where(eq(reports.reporterId, userId))
        .orderBy(asc(reports.reportedAt)),
      rulings: await db
        .select({
          action: moderationDecisions.action,
          reason: moderationDecisions.reason,
          ruledAt: moderationDecisions.ruledAt,
        })
        .from(moderationDecisions)
        .where(eq(moderationDecisions.analystId, userId))
        .orderBy(asc(moderationDecisions.id)),
    }),
    erase: async (userId, tx) => {
      await tx.update(reports).set({ note: null }).where(eq(reports.reporterId, userId));
      await removePosts(tx, eq(posts.authorId, userId), clock.now());
    },
  };
}

import { asc, eq } from 'drizzle-orm';
import type { PersonalRecords } from '../accounts/public.ts';
import type { ForumContext } from './forum-context.ts';
import { removePosts } from './remove-posts.ts';
import { posts, reports, rulings, threads } from './tables.ts';

const { id, body, postedAt, editedAt, deletedAt, hiddenAt } = posts;

/**
 * What people wrote in the forum, posts with the ids by which they may be deleted one by one. Erasing deletes every text
 * of theirs, titles and notes too; the places of posts that others replied to stay, by an author who is nobody. What
 * analysts decided stays with its reason: it is told to the author of the post.
 */
export function createPersonalRecords({ db, clock }: ForumContext): PersonalRecords {
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
        .select({ action: rulings.action, reason: rulings.reason, ruledAt: rulings.ruledAt })
        .from(rulings)
        .where(eq(rulings.analystId, userId))
        .orderBy(asc(rulings.id)),
    }),
    erase: async (userId, tx) => {
      await tx.update(reports).set({ note: null }).where(eq(reports.reporterId, userId));
      await removePosts(tx, eq(posts.authorId, userId), clock.now());
    },
  };
}

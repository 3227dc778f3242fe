import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { ForumContext } from './forum-context.ts';
import { OPENING, posts, reports, rulings, type StoredPost, threads } from './tables.ts';

interface Ruling {
  readonly postId: string;
  readonly analystId: string;
  readonly action: 'hide' | 'restore';
  readonly reason: string;
}

/** Hides a post or lets it stand, and keeps why; its reports are settled. With its opening post a whole thread is hidden. */
export async function ruleOnPost({ db, clock }: ForumContext, ruling: Ruling): Promise<StoredPost> {
  const now = clock.now();
  const hiding = ruling.action === 'hide';
  return db.transaction(async (tx) => {
    const [post] = await tx
      .update(posts)
      .set({ hiddenAt: hiding ? now : null })
      .where(and(eq(posts.id, ruling.postId), isNull(posts.deletedAt)))
      .returning();
    if (post === undefined) throw new AppError('post_not_found');
    if (post.number === OPENING) {
      await tx.update(threads).set({ hidden: hiding }).where(eq(threads.id, post.threadId));
    }
    await tx.insert(rulings).values({ ...ruling, ruledAt: now });
    await tx
      .update(reports)
      .set({ settledAt: now })
      .where(and(eq(reports.postId, post.id), isNull(reports.settledAt)));
    return post;
  });
}

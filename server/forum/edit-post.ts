import { and, eq, gt, isNull } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { ForumContext } from './forum-context.ts';
import { posts, type StoredPost } from './tables.ts';

/** Time enough to mend a slip; after it others have answered what stands there. */
const EDIT_WINDOW_MS = 15 * 60_000;

/** Until when the author of a post may change it. */
export function editableUntil({ postedAt }: Pick<StoredPost, 'postedAt'>): Date {
  return new Date(postedAt.getTime() + EDIT_WINDOW_MS);
}

interface Edit {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
}

/** Changes a person's own post: `post_settled` when its time is over, `post_not_found` when it is not theirs to change. */
export async function editPost(
  { db, clock }: ForumContext,
  { id, authorId, body }: Edit,
): Promise<StoredPost> {
  const now = clock.now();
  const own = and(
    eq(posts.id, id),
    eq(posts.authorId, authorId),
    isNull(posts.deletedAt),
    isNull(posts.hiddenAt),
  );
  const [changed] = await db
    .update(posts)
    .set({ body, editedAt: now })
    .where(and(own, gt(posts.postedAt, new Date(now.getTime() - EDIT_WINDOW_MS))))
    .returning();
  if (changed) return changed;
  const [late] = await db.select({ id: posts.id }).from(posts).where(own);
  throw new AppError(late ? 'post_settled' : 'post_not_found');
}

import type { ReportReason } from '@gullylens/contract/http/forum';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { ForumContext } from './forum-context.ts';
import { posts, reports } from './tables.ts';

interface Report {
  readonly postId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly note?: string | undefined;
}

/** Shows a post to the analysts. Each member reports a post once. */
export async function reportPost({ db, clock, holdUser }: ForumContext, report: Report): Promise<void> {
  const [post] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, report.postId), isNull(posts.deletedAt)));
  if (post === undefined) throw new AppError('post_not_found');
  await db.transaction(async (tx) => {
    await holdUser(tx, report.reporterId);
    await tx
      .insert(reports)
      .values({ ...report, reportedAt: clock.now() })
      .onConflictDoNothing();
  });
}

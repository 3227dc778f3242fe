import type { ReportReason } from '@gullylens/contract/http/forum';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { ForumContext } from './forum-context.ts';
import { posts, reports, threads } from './tables.ts';

interface Report {
  readonly postId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly note?: string | undefined;
}

/**
 * Shows a post to the analysts, unless they have hidden it or its thread. Each member reports a post once, and anew when
 * it was edited after they ruled on it.
 */
export async function reportPost({ db, clock, holdUser }: ForumContext, report: Report): Promise<void> {
  await db.transaction(async (tx) => {
    await holdUser(tx, report.reporterId);
    const [post] = await tx
      .select({ id: posts.id })
      .from(posts)
      .innerJoin(threads, and(eq(threads.id, posts.threadId), eq(threads.hidden, false)))
      .where(and(eq(posts.id, report.postId), isNull(posts.deletedAt), isNull(posts.hiddenAt)))
      .for('key share', { of: posts });
    if (post === undefined) throw new AppError('post_not_found');
    await tx
      .insert(reports)
      .values({ ...report, reportedAt: clock.now() })
      .onConflictDoUpdate({
        target: [reports.postId, reports.reporterId],
        set: { reason: report.reason, note: report.note ?? null, reportedAt: clock.now(), settledAt: null },
        setWhere: sql`(select p.edited_at > ${reports.settledAt} from ${posts} p where p.id = ${report.postId})`,
      });
  });
}

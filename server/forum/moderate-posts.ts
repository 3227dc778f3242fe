import type { DeskPost } from '@gullylens/contract/http/desk-forum';
import type { ReportReason } from '@gullylens/contract/http/forum';
import type { Page } from '@gullylens/contract/values/page';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { ForumContext } from './forum-context.ts';
import { readLastReasons } from './read-threads.ts';
import { OPENING_POST_NUMBER, posts, reports, moderationDecisions, threads } from './tables.ts';

interface Report {
  readonly postId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly note?: string | undefined;
}

/**
 * Reports a post to the analysts, unless they have hidden it or its thread. Each member can report a post once, and
 * again when it was edited after the decision.
 */
export async function reportPost({ db, clock, lockUser }: ForumContext, report: Report): Promise<void> {
  const stored = { ...report, note: report.note ?? null, reportedAt: clock.now(), settledAt: null };
  await db.transaction(async (tx) => {
    await lockUser(tx, report.reporterId);
    const [post] = await tx
      .select({ id: posts.id })
      .from(posts)
      .innerJoin(threads, and(eq(threads.id, posts.threadId), eq(threads.hidden, false)))
      .where(and(eq(posts.id, report.postId), isNull(posts.deletedAt), isNull(posts.hiddenAt)))
      .for('key share', { of: posts });
    if (post === undefined) throw new AppError('post_not_found');
    await tx
      .insert(reports)
      .values(stored)
      .onConflictDoUpdate({
        target: [reports.postId, reports.reporterId],
        set: stored,
        setWhere: sql`(select p.edited_at > ${reports.settledAt} from ${posts} p where p.id = ${report.postId})`,
      });
  });
}

interface Moderation {
  readonly postId: string;
  readonly analystId: string;
  readonly action: 'hide' | 'restore';
  readonly reason: string;
}

/**
 * Hides or restores a post, stores the reason and resolves its open reports. Hiding an opening post hides the thread.
 * Returns the post as the desk shows it.
 */
export async function moderatePost(context: ForumContext, moderation: Moderation): Promise<DeskPost> {
  const now = context.clock.now();
  const isHidden = moderation.action === 'hide';
  await context.db.transaction(async (tx) => {
    const [post] = await tx
      .update(posts)
      .set({ hiddenAt: isHidden ? now : null })
      .where(and(eq(posts.id, moderation.postId), isNull(posts.deletedAt)))
      .returning();
    if (post === undefined) throw new AppError('post_not_found');
    if (post.number === OPENING_POST_NUMBER) {
      await tx.update(threads).set({ hidden: isHidden }).where(eq(threads.id, post.threadId));
    }
    await tx.insert(moderationDecisions).values({ ...moderation, ruledAt: now });
    await tx
      .update(reports)
      .set({ settledAt: now })
      .where(and(eq(reports.postId, post.id), isNull(reports.settledAt)));
  });
  const rows = await selectDeskPosts(context.db, eq(posts.id, moderation.postId));
  const [post] = await presentDeskPosts(context, rows);
  if (post === undefined) throw new AppError('post_not_found');
  return post;
}

const firstReport = sql`(select min(${reports.reportedAt}) from ${reports}
  where ${reports.postId} = ${posts.id} and ${reports.settledAt} is null)`;

const lists = {
  reported: { condition: isNotNull(firstReport), order: [asc(firstReport), asc(posts.id)] },
  hidden: { condition: isNotNull(posts.hiddenAt), order: [desc(posts.hiddenAt), desc(posts.id)] },
} as const;

/** Lists reported posts, longest waiting first, or hidden ones, latest first. Deleted posts are omitted. */
export async function listDeskPosts(
  context: ForumContext,
  { state, offset, limit }: Omit<Page, 'total'> & { readonly state: keyof typeof lists },
): Promise<{ data: DeskPost[]; page: Page }> {
  const { condition, order } = lists[state];
  const undeleted = and(condition, isNull(posts.deletedAt));
  const rows = await selectDeskPosts(context.db, undeleted)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  const total = await context.db.$count(posts, undeleted);
  return { data: await presentDeskPosts(context, rows), page: { offset, limit, total } };
}

function selectDeskPosts(db: Database, condition: SQL | undefined) {
  return db
    .select({ post: posts, threadTitle: threads.title })
    .from(posts)
    .innerJoin(threads, eq(threads.id, posts.threadId))
    .where(condition);
}

async function presentDeskPosts(
  { db, findAuthors }: ForumContext,
  rows: Awaited<ReturnType<typeof selectDeskPosts>>,
): Promise<DeskPost[]> {
  const ids = rows.map(({ post }) => post.id);
  const authors = await findAuthors(rows.map(({ post }) => post.authorId));
  const reasons = await readLastReasons(db, ids);
  const open = await openReports(db, ids);
  return rows.map(({ post, threadTitle }) => ({
    id: post.id,
    threadId: post.threadId,
    threadTitle,
    number: post.number,
    author: authors.get(post.authorId) ?? null,
    body: post.body ?? '',
    postedAt: post.postedAt.toISOString(),
    hidden: post.hiddenAt !== null,
    lastReason: reasons.get(post.id) ?? null,
    reports: open
      .filter(({ postId }) => postId === post.id)
      .map(({ reason, note, reportedAt }) => ({ reason, note, reportedAt: reportedAt.toISOString() })),
  }));
}

function openReports(db: Database, postIds: readonly string[]) {
  return db
    .select()
    .from(reports)
    .where(and(inArray(reports.postId, [...postIds]), isNull(reports.settledAt)))
    .orderBy(asc(reports.reportedAt), asc(reports.id));
}

import type { DeskPost } from '@gullylens/contract/http/desk-forum';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import type { ForumContext } from './forum-context.ts';
import { lastReasons } from './last-reasons.ts';
import { posts, reports, threads } from './tables.ts';

const firstReport = sql`(select min(${reports.reportedAt}) from ${reports}
  where ${reports.postId} = ${posts.id} and ${reports.settledAt} is null)`;

const lists = {
  reported: { which: isNotNull(firstReport), order: [asc(firstReport), asc(posts.id)] },
  hidden: { which: isNotNull(posts.hiddenAt), order: [desc(posts.hiddenAt), desc(posts.id)] },
} as const;

interface Range {
  readonly state: keyof typeof lists;
  readonly offset: number;
  readonly limit: number;
}

/** Posts that were reported, longest waiting first, or that are hidden, latest first; deleted ones are settled. */
export async function listDeskPosts(
  context: ForumContext,
  { state, offset, limit }: Range,
): Promise<{ rows: DeskPost[]; total: number }> {
  const { which, order } = lists[state];
  const standing = and(which, isNull(posts.deletedAt));
  const [counted] = await context.db.select({ total: count() }).from(posts).where(standing);
  const found = await selectDeskPosts(context.db, standing)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  return { rows: await presentDeskPosts(context, found), total: counted?.total ?? 0 };
}

/** One post as the desk sees it. */
export async function readDeskPost(context: ForumContext, id: string): Promise<DeskPost | undefined> {
  const [post] = await presentDeskPosts(context, await selectDeskPosts(context.db, eq(posts.id, id)));
  return post;
}

function selectDeskPosts(db: Database, which: SQL | undefined) {
  return db
    .select({ post: posts, threadTitle: threads.title })
    .from(posts)
    .innerJoin(threads, eq(threads.id, posts.threadId))
    .where(which);
}

async function presentDeskPosts(
  { db, describeAuthors }: ForumContext,
  rows: Awaited<ReturnType<typeof selectDeskPosts>>,
): Promise<DeskPost[]> {
  const ids = rows.map(({ post }) => post.id);
  const authors = await describeAuthors(rows.map(({ post }) => post.authorId));
  const reasons = await lastReasons(db, ids);
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

import type { ForumPost, ForumThread } from '@gullylens/contract/http/forum';
import { and, asc, eq, gt } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { ForumContext } from './forum-context.ts';
import { lastReasons } from './last-reasons.ts';
import { presentPost, presentThread, type Reading } from './present-forum.ts';
import { posts, type StoredPost, type StoredThread, threads } from './tables.ts';

interface Range {
  readonly id: string;
  readonly readerId: string;
  /** The number of the last post that the reader has. */
  readonly after: number;
  readonly limit: number;
}

interface ThreadPage {
  readonly data: { thread: ForumThread; posts: ForumPost[] };
  readonly next: number | null;
}

/**
 * A thread with some of its posts in order, and the number to ask for more after; null at the end. A hidden one is there
 * for its author, who is told why, and for analysts.
 */
export async function readThread(
  context: ForumContext,
  { id, readerId, after, limit }: Range,
): Promise<ThreadPage> {
  const { db, describeAuthors } = context;
  const [thread] = await db.select().from(threads).where(eq(threads.id, id));
  if (thread === undefined || !(await mayRead(context, thread, readerId))) {
    throw new AppError('thread_not_found');
  }
  const found = await db
    .select()
    .from(posts)
    .where(and(eq(posts.threadId, id), gt(posts.number, after)))
    .orderBy(asc(posts.number))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const authors = await describeAuthors([thread.authorId, ...rows.map(({ authorId }) => authorId)]);
  return {
    data: {
      thread: presentThread(thread, authors),
      posts: await presentPosts(context, rows, { readerId, authors }),
    },
    next: found.length > limit ? (rows.at(-1)?.number ?? null) : null,
  };
}

async function mayRead(
  { describeAuthors }: ForumContext,
  { hidden, authorId }: StoredThread,
  readerId: string,
): Promise<boolean> {
  if (!hidden || authorId === readerId) return true;
  return (await describeAuthors([readerId])).get(readerId)?.analyst === true;
}

/** Posts as one reader sees them. */
export async function presentPosts(
  { db, clock }: Pick<ForumContext, 'db' | 'clock'>,
  rows: readonly StoredPost[],
  { readerId, authors }: Pick<Reading, 'readerId' | 'authors'>,
): Promise<ForumPost[]> {
  const hidden = rows.filter(({ hiddenAt }) => hiddenAt !== null).map(({ id }) => id);
  const reading: Reading = { authors, readerId, now: clock.now(), reasons: await lastReasons(db, hidden) };
  return rows.map((row) => presentPost(row, reading));
}

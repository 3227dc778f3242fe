import type { ForumPost, ForumThread } from '@gullylens/contract/http/forum';
import { and, asc, desc, eq, gt, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { Author } from '../accounts/public.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { ForumContext } from './forum-context.ts';
import {
  EDIT_WINDOW_MS,
  posts,
  moderationDecisions,
  type StoredPost,
  type StoredThread,
  threads,
} from './tables.ts';

interface ThreadsRange {
  readonly after?: string | undefined;
  readonly matchKey?: string | undefined;
  readonly limit: number;
}

/** Lists threads, latest post first, with the cursor of the next page; null at the end. */
export async function listThreads(
  { db, findAuthors }: ForumContext,
  { after, matchKey, limit }: ThreadsRange,
): Promise<{ data: ForumThread[]; next: string | null }> {
  const ofMatch = matchKey === undefined ? undefined : eq(threads.matchKey, matchKey);
  const isAfter = after === undefined ? undefined : isAfterCursor(after);
  const found = await db
    .select({ thread: threads, lastAuthorId: posts.authorId, body: posts.body, hiddenAt: posts.hiddenAt })
    .from(threads)
    // The number of the last post is the number of posts.
    .innerJoin(posts, and(eq(posts.threadId, threads.id), eq(posts.number, threads.posts)))
    .where(and(eq(threads.hidden, false), ofMatch, isAfter))
    .orderBy(desc(threads.lastPostAt), desc(threads.id))
    // One row more shows whether there is a next page.
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1)?.thread : undefined;
  const authors = await findAuthors(
    rows.flatMap(({ thread, lastAuthorId }) => [thread.authorId, lastAuthorId]),
  );
  return {
    data: rows.map(({ thread, lastAuthorId, body, hiddenAt }) => ({
      ...presentThread(thread, authors),
      lastAuthor: authors.get(lastAuthorId) ?? null,
      preview: body !== null && hiddenAt === null ? firstWords(body) : null,
    })),
    next: last ? `${last.lastPostAt.getTime()}_${last.id}` : null,
  };
}

/** Length of a preview in code points: about two lines on a phone. */
const PREVIEW_LENGTH = 120;

/** Returns the first words of a post on one line, without the lines that quote another post. */
function firstWords(body: string): string {
  const own = body
    .replaceAll(/^> .*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...own].slice(0, PREVIEW_LENGTH).join('');
}

/** Selects threads after the cursor, which holds the time of a thread's last post, in milliseconds, and its id. */
function isAfterCursor(cursor: string): SQL {
  const [time = '', id = ''] = cursor.split('_');
  return sql`(${threads.lastPostAt}, ${threads.id}) < (${new Date(Number(time))}, ${id}::uuid)`;
}

interface PostsRange {
  readonly id: string;
  readonly readerId: string;
  /** The number of the last post already read. */
  readonly after: number;
  readonly limit: number;
}

/**
 * Reads a page of a thread's posts in order, and the number after which to continue; null at the end. A hidden
 * thread is visible only to analysts and to its author, who sees the reason.
 */
export async function readThread(context: ForumContext, { id, readerId, after, limit }: PostsRange) {
  const { db, findAuthors } = context;
  const [thread] = await db.select().from(threads).where(eq(threads.id, id));
  if (thread === undefined || !(await mayRead(context, thread, readerId))) {
    throw new AppError('thread_not_found');
  }
  const found = await db
    .select()
    .from(posts)
    .where(and(eq(posts.threadId, id), gt(posts.number, after)))
    .orderBy(asc(posts.number))
    // One row more shows whether there is a next page.
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const authors = await findAuthors([thread.authorId, ...rows.map(({ authorId }) => authorId)]);
  return {
    data: {
      thread: presentThread(thread, authors),
      posts: await presentPosts(context, rows, { readerId, authors }),
    },
    next: found.length > limit ? (rows.at(-1)?.number ?? null) : null,
  };
}

async function mayRead({ findAuthors }: ForumContext, { hidden, authorId }: StoredThread, readerId: string) {
  if (!hidden || authorId === readerId) return true;
  return (await findAuthors([readerId])).get(readerId)?.analyst === true;
}

type Authors = ReadonlyMap<string, Author>;

/** Converts a thread to the API's shape. The author is null when the account was deleted. */
export function presentThread(thread: StoredThread, authors: Authors): ForumThread {
  return {
    id: thread.id,
    title: thread.title,
    matchKey: thread.matchKey,
    matchTitle: thread.matchTitle,
    author: authors.get(thread.authorId) ?? null,
    openedAt: thread.openedAt.toISOString(),
    lastPostAt: thread.lastPostAt.toISOString(),
    posts: thread.posts,
  };
}

interface ReaderContext {
  readonly authors: Authors;
  readonly readerId: string;
}

/**
 * Presents posts of one thread to a reader: the text of a hidden post is omitted, its reason is visible to its author
 * only.
 */
export async function presentPosts(
  { db, clock }: ForumContext,
  rows: readonly StoredPost[],
  { readerId, authors }: ReaderContext,
): Promise<ForumPost[]> {
  const now = clock.now();
  const hidden = rows.filter(({ hiddenAt }) => hiddenAt !== null).map(({ id }) => id);
  const [reasons, authorIds] = await Promise.all([
    readLastReasons(db, hidden),
    listAuthorIds(db, rows[0]?.threadId),
  ]);
  return rows.map((post) => {
    const mine = post.authorId === readerId;
    const author = authors.get(post.authorId) ?? null;
    const state = stateOf(post);
    const until = new Date(post.postedAt.getTime() + EDIT_WINDOW_MS);
    return {
      id: post.id,
      number: post.number,
      author,
      // The posts of a deleted account are not linked with each other.
      authorNumber: author && authorIds.indexOf(post.authorId) + 1,
      mine,
      state,
      body: state === 'shown' ? post.body : null,
      hiddenBecause: mine && state === 'hidden' ? (reasons.get(post.id) ?? null) : null,
      postedAt: post.postedAt.toISOString(),
      editedAt: post.editedAt?.toISOString() ?? null,
      editableUntil: mine && state === 'shown' && until > now ? until.toISOString() : null,
    };
  });
}

/** Returns the ids of a thread's authors in the order of their first posts. */
async function listAuthorIds(db: Database, threadId: string | undefined): Promise<string[]> {
  if (threadId === undefined) return [];
  const rows = await db
    .select({ authorId: posts.authorId })
    .from(posts)
    .where(eq(posts.threadId, threadId))
    .groupBy(posts.authorId)
    .orderBy(min(posts.number));
  return rows.map(({ authorId }) => authorId);
}

function stateOf({ deletedAt, hiddenAt }: StoredPost): ForumPost['state'] {
  if (deletedAt !== null) return 'deleted';
  return hiddenAt === null ? 'shown' : 'hidden';
}

/** Returns the reason of the latest decision by post. */
export async function readLastReasons(
  db: Database,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([moderationDecisions.postId], {
      postId: moderationDecisions.postId,
      reason: moderationDecisions.reason,
    })
    .from(moderationDecisions)
    .where(inArray(moderationDecisions.postId, [...postIds]))
    .orderBy(moderationDecisions.postId, desc(moderationDecisions.id));
  return new Map(rows.map(({ postId, reason }) => [postId, reason]));
}

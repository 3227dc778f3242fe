import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Transaction, withTransactionLock } from '../platform/database/open-database.ts';
import type { ForumContext } from './forum-context.ts';
import {
  EDIT_WINDOW_MS,
  OPENING_POST_NUMBER,
  posts,
  type StoredPost,
  type StoredThread,
  threads,
} from './tables.ts';

/** Time within which the same text of a user is rejected as a duplicate; chosen. */
const DUPLICATE_WINDOW_MS = 60_000;

interface NewPost {
  readonly authorId: string;
  readonly body: string;
  /** Idempotency key of the client: a retry has the same key. */
  readonly key?: string | undefined;
}

interface NewThread extends NewPost {
  readonly title: string;
  readonly matchKey?: string | undefined;
}

/** Opens a thread with its first post. A retry with the same key returns the same thread. */
export async function openThread(
  { db, clock, lockUser, findMatchTitle }: ForumContext,
  { title, matchKey, ...post }: NewThread,
): Promise<StoredThread> {
  const matchTitle = matchKey === undefined ? null : await findMatchTitle(matchKey);
  if (matchKey !== undefined && matchTitle === null) throw new AppError('match_not_found');
  const { authorId } = post;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockUser(tx, authorId);
    const earlier = await findDuplicatePost(tx, { post, threadId: null, now });
    if (earlier) return readSentThread(tx, earlier.threadId, { title, matchKey });
    const [thread] = await tx
      .insert(threads)
      .values({
        authorId,
        title,
        matchKey,
        matchTitle,
        openedAt: now,
        lastPostAt: now,
        posts: OPENING_POST_NUMBER,
        hidden: false,
      })
      .returning();
    if (thread === undefined) throw new Error('insert returned no thread');
    await writePost(tx, { post, threadId: thread.id, now }, OPENING_POST_NUMBER);
    return thread;
  });
}

/** Finds the thread that a retry repeats. Compares the title unless the opening post was deleted. */
async function readSentThread(
  tx: Transaction,
  id: string,
  { title, matchKey = null }: { readonly title: string; readonly matchKey?: string | null | undefined },
): Promise<StoredThread> {
  const [thread] = await tx.select().from(threads).where(eq(threads.id, id));
  if (thread === undefined) throw new AppError('thread_not_found');
  const hasTitle = thread.title === null || thread.title === title;
  if (thread.matchKey !== matchKey || !hasTitle) throw new AppError('post_key_reused');
  return thread;
}

/** Replies in a thread, whose row it locks for unique numbers. Throws `thread_not_found`, also for a hidden thread. */
export async function addPost({ db, clock, lockUser }: ForumContext, threadId: string, post: NewPost) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockUser(tx, post.authorId);
    const earlier = await findDuplicatePost(tx, { post, threadId, now });
    if (earlier) return earlier;
    const lastPostAt = sql`greatest(${threads.lastPostAt}, ${now}::timestamptz)`;
    const [thread] = await tx
      .update(threads)
      .set({ posts: sql`${threads.posts} + 1`, lastPostAt })
      .where(and(eq(threads.id, threadId), eq(threads.hidden, false)))
      .returning({ number: threads.posts });
    if (thread === undefined) throw new AppError('thread_not_found');
    return writePost(tx, { post, threadId, now }, thread.number);
  });
}

interface PendingPost {
  readonly post: NewPost;
  /** Null for the post that opens a thread. */
  readonly threadId: string | null;
  readonly now: Date;
}

/**
 * Finds the earlier post of a retry: the same key and thread. Throws `post_key_reused` when the key belongs to another
 * post, and `post_repeated` when the same text arrives with another key. Serialises a user's posts until the
 * transaction ends.
 */
async function findDuplicatePost(tx: Transaction, { post, threadId, now }: PendingPost) {
  const { authorId, body, key } = post;
  await withTransactionLock(tx, `forum posts of ${authorId}`);
  const isOwn = eq(posts.authorId, authorId);
  if (key !== undefined) {
    const [earlier] = await tx
      .select()
      .from(posts)
      .where(and(isOwn, eq(posts.clientKey, key)));
    if (earlier && !isSame(earlier, body, threadId)) throw new AppError('post_key_reused');
    if (earlier) return earlier;
  }
  const since = new Date(now.getTime() - DUPLICATE_WINDOW_MS);
  const repeated = await tx.$count(posts, and(isOwn, eq(posts.body, body), gt(posts.postedAt, since)));
  if (repeated > 0) throw new AppError('post_repeated');
  return null;
}

/** Compares a retry with the stored post; the text only while it is neither edited nor deleted. */
function isSame(earlier: StoredPost, body: string, threadId: string | null): boolean {
  const isSameThread =
    threadId === null ? earlier.number === OPENING_POST_NUMBER : earlier.threadId === threadId;
  const changed = earlier.editedAt !== null || earlier.deletedAt !== null;
  return isSameThread && (changed || earlier.body === body);
}

async function writePost(
  tx: Transaction,
  { post: { authorId, body, key }, threadId, now }: PendingPost & { readonly threadId: string },
  number: number,
): Promise<StoredPost> {
  const [stored] = await tx
    .insert(posts)
    .values({ threadId, number, authorId, body, clientKey: key, postedAt: now })
    .returning();
  if (stored === undefined) throw new Error('insert returned no post');
  return stored;
}

interface Edit {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
}

/** Edits a user's own post. Throws `post_settled` after the edit window, `post_not_found` for another user's post. */
export async function editPost({ db, clock }: ForumContext, { id, authorId, body }: Edit) {
  const now = clock.now();
  const isOwn = and(
    eq(posts.id, id),
    eq(posts.authorId, authorId),
    isNull(posts.deletedAt),
    isNull(posts.hiddenAt),
  );
  const [changed] = await db
    .update(posts)
    .set({ body, editedAt: now })
    .where(and(isOwn, gt(posts.postedAt, new Date(now.getTime() - EDIT_WINDOW_MS))))
    .returning();
  if (changed) return changed;
  throw new AppError((await db.$count(posts, isOwn)) > 0 ? 'post_settled' : 'post_not_found');
}

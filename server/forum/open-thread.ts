import { eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { findSamePost, type NewPost } from './find-same-post.ts';
import type { ForumContext } from './forum-context.ts';
import { OPENING, type StoredThread, threads } from './tables.ts';
import { writePost } from './write-post.ts';

type NewThread = Omit<NewPost, 'now'> & {
  readonly title: string;
  /** The match of the feed that it is about. */
  readonly matchKey?: string | undefined;
};

/** Opens a thread with its first post; sent again with the same key it is the same thread. */
export async function openThread(
  { db, clock, holdUser, findMatchTitle }: ForumContext,
  { title, matchKey, ...first }: NewThread,
): Promise<StoredThread> {
  const matchTitle = matchKey === undefined ? null : await findMatchTitle(matchKey);
  if (matchKey !== undefined && matchTitle === null) throw new AppError('match_not_found');
  const post = { ...first, now: clock.now() };
  return db.transaction(async (tx) => {
    await holdUser(tx, post.authorId);
    const sent = await findSamePost(tx, post, null);
    if (sent) return readSentThread(tx, sent.threadId, { title, matchKey });
    const [thread] = await tx
      .insert(threads)
      .values({
        authorId: post.authorId,
        title,
        matchKey,
        matchTitle,
        openedAt: post.now,
        lastPostAt: post.now,
        posts: OPENING,
      })
      .returning();
    if (thread === undefined) throw new Error('the thread was not written');
    await writePost(tx, post, { threadId: thread.id, number: OPENING });
    return thread;
  });
}

/** The title can be compared for as long as the opening post stands. */
async function readSentThread(
  tx: Transaction,
  id: string,
  { title, matchKey = null }: { readonly title: string; readonly matchKey?: string | null | undefined },
): Promise<StoredThread> {
  const [thread] = await tx.select().from(threads).where(eq(threads.id, id));
  if (thread === undefined) throw new AppError('thread_not_found');
  const isSame = thread.matchKey === matchKey && (thread.title === null || thread.title === title);
  if (!isSame) throw new AppError('post_key_reused');
  return thread;
}

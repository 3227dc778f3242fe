import type { ForumThread } from '@gullylens/contract/http/forum';
import { and, desc, eq } from 'drizzle-orm';
import type { ForumContext } from './forum-context.ts';
import { presentThread } from './present-forum.ts';
import { threads } from './tables.ts';
import { cursorOf, isAfter } from './thread-cursor.ts';

interface Range {
  readonly after?: string | undefined;
  readonly matchKey?: string | undefined;
  readonly limit: number;
}

/** Threads, latest post first, and the cursor of those after; null at the end. */
export async function listThreads(
  { db, describeAuthors }: ForumContext,
  { after, matchKey, limit }: Range,
): Promise<{ data: ForumThread[]; next: string | null }> {
  const found = await db
    .select()
    .from(threads)
    .where(
      and(
        eq(threads.hidden, false),
        matchKey === undefined ? undefined : eq(threads.matchKey, matchKey),
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(desc(threads.lastPostAt), desc(threads.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const authors = await describeAuthors(rows.map(({ authorId }) => authorId));
  return { data: rows.map((row) => presentThread(row, authors)), next: last ? cursorOf(last) : null };
}

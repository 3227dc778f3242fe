import type { ForumActivity } from '@gullylens/contract/http/forum';
import { and, count, desc, eq, gt, isNotNull, max, sum } from 'drizzle-orm';
import type { ForumContext } from './forum-context.ts';
import { threads } from './tables.ts';

const COUNTED_MS = 7 * 24 * 3_600_000;
const MAX_MATCHES = 5;

/** Counts the threads with a post in the last seven days, and those of the matches discussed last. */
export async function readActivity({ db, clock }: ForumContext): Promise<ForumActivity> {
  const since = new Date(clock.now().getTime() - COUNTED_MS);
  const isRecent = and(eq(threads.hidden, false), gt(threads.lastPostAt, since));
  const lastPostAt = max(threads.lastPostAt);
  const [total, matches] = await Promise.all([
    db.$count(threads, isRecent),
    db
      .select({
        matchKey: threads.matchKey,
        matchTitle: max(threads.matchTitle),
        threads: count(),
        posts: sum(threads.posts).mapWith(Number),
        lastPostAt,
      })
      .from(threads)
      .where(and(isRecent, isNotNull(threads.matchKey)))
      .groupBy(threads.matchKey)
      .orderBy(desc(lastPostAt))
      .limit(MAX_MATCHES),
  ]);
  return {
    threads: total,
    matches: matches.map((match) => ({
      ...match,
      matchKey: match.matchKey ?? '',
      matchTitle: match.matchTitle ?? '',
      lastPostAt: (match.lastPostAt ?? since).toISOString(),
    })),
  };
}

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import { sessions } from './tables.ts';

/** PostgreSQL's channel on which every process hears of ended sessions. */
export const SESSION_ENDED_CHANNEL = 'session_ended';

type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;

interface Ending {
  readonly reason: EndReason;
  readonly now: Date;
}

/**
 * Ends the sessions that `which` picks and are not ended yet, and gives their ids. All processes are told when the
 * transaction commits; the caller tells its own at once.
 */
export async function endSessions(tx: Transaction, which: SQL, { reason, now }: Ending): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await announce(tx, ids);
  return ids;
}

async function announce(tx: Transaction, ids: string[]): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${SESSION_ENDED_CHANNEL}, id) from unnest(${sql.param(ids)}::text[]) as ended (id)`,
  );
}

export const sessionWithId = (id: string): SQL => eq(sessions.id, id);

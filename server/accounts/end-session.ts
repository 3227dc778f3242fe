import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { AccountsContext } from './accounts-context.ts';
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

/** Ends sessions in a transaction of their own, of which this process knows at once; gives how many that was. */
export async function endSessionsNow(
  { db, clock, ended }: Pick<AccountsContext, 'db' | 'clock' | 'ended'>,
  which: SQL,
  reason: EndReason,
): Promise<number> {
  const ids = await db.transaction((tx) => endSessions(tx, which, { reason, now: clock.now() }));
  for (const id of ids) ended.add(id);
  return ids.length;
}

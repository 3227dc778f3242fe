import { lt, sql } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { ENDED_SESSION_KEPT_MS } from './session-limits.ts';
import { sessions, spentCredentials } from './tables.ts';

/** How often what has lapsed is looked for. */
export const REMOVAL_PAUSE_MS = 60 * 60_000;

/** Removes what no longer says anything: sessions over for 30 days with their tokens, and credentials that expired. */
export async function removeLapsed({ db, clock }: Pick<AccountsContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const over = sql`coalesce(${sessions.endedAt}, least(${sessions.idleExpiresAt}, ${sessions.absoluteExpiresAt}))`;
  await db.delete(sessions).where(lt(over, new Date(now.getTime() - ENDED_SESSION_KEPT_MS)));
  await db.delete(spentCredentials).where(lt(spentCredentials.expiresAt, now));
}

import { and, gt, isNotNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import { ACCESS_TOKEN_MS } from './session-limits.ts';
import { sessions } from './tables.ts';

/** Lifetime of an access token plus one minute of clock difference between processes. */
const RETAINED_MS = ACCESS_TOKEN_MS + 60_000;

/** Recently revoked sessions, in the memory of this process. */
export type RevokedSessions = ReturnType<typeof createRevokedSessions>;

/** Creates the list, in the memory of this process, of revoked sessions whose access tokens may still be valid. */
export function createRevokedSessions(clock: Clock) {
  /** Time of revocation by session id, epoch milliseconds, oldest first. */
  const revokedAt = new Map<string, number>();

  function deleteOld(): void {
    const oldest = clock.now().getTime() - RETAINED_MS;
    for (const [id, at] of revokedAt) {
      if (at >= oldest) return;
      revokedAt.delete(id);
    }
  }

  function add(sessionId: string): void {
    deleteOld();
    revokedAt.delete(sessionId);
    revokedAt.set(sessionId, clock.now().getTime());
  }

  return {
    has: (sessionId: string) => revokedAt.has(sessionId),
    add,
    /** Loads the sessions that any process revoked recently. */
    load: async (db: Database): Promise<void> => {
      const since = new Date(clock.now().getTime() - RETAINED_MS);
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(isNotNull(sessions.endedAt), gt(sessions.endedAt, since)));
      for (const { id } of rows) add(id);
    },
  };
}

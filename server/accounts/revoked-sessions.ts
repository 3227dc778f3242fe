import { and, gt, isNotNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import { ACCESS_TOKEN_MS } from './session-limits.ts';
import { sessions } from './tables.ts';

/** Lifetime of an access token plus one minute of clock difference between processes. */
const RETAINED_MS = ACCESS_TOKEN_MS + 60_000;

export type RevokedSessions = ReturnType<typeof createRevokedSessions>;

/** Creates the list, in the memory of this process, of revoked sessions whose access tokens may still be valid. */
export function createRevokedSessions(clock: Clock) {
  const endedAt = new Map<string, number>();

  function deleteOld(): void {
    const oldest = clock.now().getTime() - RETAINED_MS;
    for (const [id, at] of endedAt) {
      if (at >= oldest) return;
      endedAt.delete(id);
    }
  }

  function add(sessionId: string): void {
    deleteOld();
    endedAt.delete(sessionId);
    endedAt.set(sessionId, clock.now().getTime());
  }

  return {
    has: (sessionId: string) => endedAt.has(sessionId),
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

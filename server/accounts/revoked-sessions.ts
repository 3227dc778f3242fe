import { and, gt, isNotNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import { ACCESS_TOKEN_MS } from './session-limits.ts';
import { sessions } from './tables.ts';

/** Lifetime of an access token plus one minute of clock difference between processes. */
const REMEMBERED_MS = ACCESS_TOKEN_MS + 60_000;

/** Revoked sessions whose access tokens may still be valid, in memory. */
export interface RevokedSessions {
  has(sessionId: string): boolean;
  add(sessionId: string): void;
  /** Loads the sessions that any process revoked recently. */
  load(db: Database): Promise<void>;
}

export function createRevokedSessions(clock: Clock): RevokedSessions {
  const endedAt = new Map<string, number>();

  function forgetOld(): void {
    const oldest = clock.now().getTime() - REMEMBERED_MS;
    for (const [id, at] of endedAt) {
      if (at >= oldest) return;
      endedAt.delete(id);
    }
  }

  function add(sessionId: string): void {
    forgetOld();
    endedAt.delete(sessionId);
    endedAt.set(sessionId, clock.now().getTime());
  }

  return {
    has: (sessionId) => endedAt.has(sessionId),
    add,
    load: async (db) => {
      const since = new Date(clock.now().getTime() - REMEMBERED_MS);
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(isNotNull(sessions.endedAt), gt(sessions.endedAt, since)));
      for (const { id } of rows) add(id);
    },
  };
}

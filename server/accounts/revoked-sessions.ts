import { and, gt, isNotNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import { ACCESS_TOKEN_MS } from './session-limits.ts';
import { sessions } from './tables.ts';

/** The life of an access token, and a minute for clocks that differ from process to process. */
const REMEMBERED_MS = ACCESS_TOKEN_MS + 60_000;

/** Sessions that ended while access tokens of theirs may still be about, held in memory. */
export interface RevokedSessions {
  has(sessionId: string): boolean;
  add(sessionId: string): void;
  /** Reads from the database what any process ended of late. */
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

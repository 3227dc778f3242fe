import type { Transaction } from '../platform/database/open-database.ts';
import { makeRefreshToken } from './refresh-token.ts';
import { ABSOLUTE_MS, IDLE_MS } from './session-limits.ts';
import { storeRefreshToken } from './store-refresh-token.ts';
import { sessions } from './tables.ts';

const USER_AGENT_LENGTH = 300;

interface NewSession {
  readonly userId: string;
  readonly userAgent: string;
  readonly now: Date;
}

export interface OpenSession {
  readonly sessionId: string;
  readonly refresh: string;
  readonly absoluteExpiresAt: Date;
}

/** A new session, never a continued one, with its first refresh token. */
export async function openSession(
  tx: Transaction,
  { userId, userAgent, now }: NewSession,
): Promise<OpenSession> {
  const sessionId = crypto.randomUUID();
  const absoluteExpiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  await tx.insert(sessions).values({
    id: sessionId,
    userId,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    createdAt: now,
    usedAt: now,
    idleExpiresAt: new Date(now.getTime() + IDLE_MS),
    absoluteExpiresAt,
  });
  const refresh = makeRefreshToken();
  await storeRefreshToken(tx, { sessionId, token: refresh, parentHash: null });
  return { sessionId, refresh, absoluteExpiresAt };
}

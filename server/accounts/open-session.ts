import type { Transaction } from '../platform/database/open-database.ts';
import type { AccountsContext } from './accounts-context.ts';
import { makeRefreshToken, storeRefreshToken } from './refresh-token.ts';
import { roleOf } from './roles.ts';
import { ABSOLUTE_MS, IDLE_MS } from './session-limits.ts';
import { sessions } from './tables.ts';
import type { StoredUser } from './users.ts';

const USER_AGENT_LENGTH = 300;

interface NewSession {
  readonly userId: string;
  readonly userAgent: string;
  readonly now: Date;
}

interface OpenSession {
  readonly id: string;
  readonly refresh: string;
  readonly absoluteExpiresAt: Date;
}

/** Opens a new session, never a continued one, with its first refresh token. */
export async function openSession(
  tx: Transaction,
  { userId, userAgent, now }: NewSession,
): Promise<OpenSession> {
  const id = crypto.randomUUID();
  const absoluteExpiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  await tx.insert(sessions).values({
    id,
    userId,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    createdAt: now,
    usedAt: now,
    idleExpiresAt: new Date(now.getTime() + IDLE_MS),
    absoluteExpiresAt,
  });
  const refresh = makeRefreshToken();
  await storeRefreshToken(tx, { sessionId: id, token: refresh, parentHash: null });
  return { id, refresh, absoluteExpiresAt };
}

/** Issues an access token for a session, with the role that its user has now. */
export function issueAccess(
  { tokens, listedEmails }: AccountsContext,
  user: StoredUser,
  { id, absoluteExpiresAt }: Pick<OpenSession, 'id' | 'absoluteExpiresAt'>,
): Promise<string> {
  const role = roleOf(user, listedEmails);
  return tokens.issue({ userId: user.id, sessionId: id, role, notBeyond: absoluteExpiresAt });
}

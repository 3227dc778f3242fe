import { eq, inArray, sql } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { endSessionsNow } from './end-session.ts';
import { hashToken } from './refresh-token.ts';
import { refreshTokens, sessions } from './tables.ts';

interface SignOut {
  readonly refresh: string;
  /** The session of a good access token that came along. */
  readonly sessionId: string | null;
}

/** Ends the session that a token belongs to, whichever of the family it is. An unknown token ends nothing. */
export async function signOut(context: AccountsContext, { refresh, sessionId }: SignOut): Promise<void> {
  const family = context.db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(refresh)));
  const ofRefresh = inArray(sessions.id, family);
  const which = sessionId === null ? ofRefresh : sql`(${ofRefresh} or ${eq(sessions.id, sessionId)})`;
  await endSessionsNow(context, which, 'signed-out');
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { endSessions, sessionWithId } from './end-session.ts';
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
  const which = sessionId === null ? ofRefresh : sql`(${ofRefresh} or ${sessionWithId(sessionId)})`;
  const ended = await context.db.transaction((tx) =>
    endSessions(tx, which, { reason: 'signed-out', now: context.clock.now() }),
  );
  for (const id of ended) context.ended.add(id);
}

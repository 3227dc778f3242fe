import { eq, inArray, sql } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { endSessionsNow } from './end-session.ts';
import { selectSessionOf } from './store-refresh-token.ts';
import { sessions } from './tables.ts';

interface SignOut {
  readonly refresh: string;
  /** The session of a good access token that came along. */
  readonly sessionId: string | null;
}

/** Ends the session that a token belongs to, whichever of the family it is. An unknown token ends nothing. */
export async function signOut(context: AccountsContext, { refresh, sessionId }: SignOut): Promise<void> {
  const ofRefresh = inArray(sessions.id, selectSessionOf(context.db, refresh));
  const which = sessionId === null ? ofRefresh : sql`(${ofRefresh} or ${eq(sessions.id, sessionId)})`;
  await endSessionsNow(context, which, 'signed-out');
}

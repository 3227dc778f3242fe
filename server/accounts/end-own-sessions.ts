import { eq, sql } from 'drizzle-orm';
import type { Visitor } from '../platform/http/handler.ts';
import type { AccountsContext } from './accounts-context.ts';
import { endSessionsNow } from './end-session.ts';
import { sessions } from './tables.ts';

/**
 * Signs a person out of one of their devices, or of all when no session is named, and gives how many that was.
 * Sessions of others are never touched, whatever id is named.
 */
export function endOwnSessions(
  context: AccountsContext,
  { userId }: Pick<Visitor, 'userId'>,
  sessionId?: string,
): Promise<number> {
  const own = eq(sessions.userId, userId);
  const which = sessionId === undefined ? own : sql`${own} and ${eq(sessions.id, sessionId)}`;
  return endSessionsNow(context, which, 'ended-by-user');
}

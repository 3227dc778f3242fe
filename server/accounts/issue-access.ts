import type { AccountsContext } from './accounts-context.ts';
import type { OpenSession } from './open-session.ts';
import { roleOf } from './role-of-user.ts';
import type { StoredUser } from './save-user.ts';

/** An access token for a session, with the role that its user has now. */
export function issueAccess(
  { tokens, listedEmails }: Pick<AccountsContext, 'tokens' | 'listedEmails'>,
  user: StoredUser,
  { sessionId, absoluteExpiresAt }: Pick<OpenSession, 'sessionId' | 'absoluteExpiresAt'>,
): Promise<string> {
  const role = roleOf(user, listedEmails);
  return tokens.issue({ userId: user.id, sessionId, role, notBeyond: absoluteExpiresAt });
}

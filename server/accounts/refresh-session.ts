import type { TokenPair } from '@gullylens/contract/http/auth';
import { AppError } from '../platform/app-error.ts';
import type { AccountsContext } from './accounts-context.ts';
import { findStoredUser } from './find-stored-user.ts';
import { issueAccess } from './issue-access.ts';
import { type Rotation, rotateRefreshToken } from './rotate-refresh-token.ts';

/** The next pair of tokens for a refresh token; `refresh_refused` when it no longer counts. */
export async function refreshSession(context: AccountsContext, token: string): Promise<TokenPair> {
  const now = context.clock.now();
  const rotation = await context.db.transaction((tx) =>
    rotateRefreshToken(tx, { token, key: context.refreshKey, now }),
  );
  if (rotation.outcome === 'reused') noteReuse(context, rotation);
  if (rotation.outcome !== 'rotated') throw new AppError('refresh_refused');
  const user = await findStoredUser(context.db, rotation.userId);
  if (user === null) throw new AppError('refresh_refused');
  return { access: await issueAccess(context, user, rotation), refresh: rotation.refresh };
}

function noteReuse(context: AccountsContext, reuse: Extract<Rotation, { outcome: 'reused' }>): void {
  context.ended.add(reuse.endedSessionId);
  context.countTokenReuse();
  context.log.warn(
    { security: 'refresh-token-reuse', userId: reuse.userId, sessionId: reuse.endedSessionId },
    'a used refresh token came back: its session was ended',
  );
}

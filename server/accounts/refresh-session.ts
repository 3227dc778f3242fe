import type { TokenPair } from '@gullylens/contract/http/auth';
import { AppError } from '../platform/app-error.ts';
import type { AccountsSetting } from './accounts-setting.ts';
import { findStoredUser } from './find-stored-user.ts';
import { roleOf } from './role-of-user.ts';
import { type Rotation, rotateRefreshToken } from './rotate-refresh-token.ts';

/** The next pair of tokens for a refresh token; `refresh_refused` when it no longer counts. */
export async function refreshSession(setting: AccountsSetting, token: string): Promise<TokenPair> {
  const now = setting.clock.now();
  const rotation = await setting.db.transaction((tx) =>
    rotateRefreshToken(tx, { token, key: setting.refreshKey, now }),
  );
  if (rotation.outcome === 'reused') noteReuse(setting, rotation);
  if (rotation.outcome !== 'rotated') throw new AppError('refresh_refused');
  const user = await findStoredUser(setting.db, rotation.userId);
  if (user === null) throw new AppError('refresh_refused');
  const access = await setting.tokens.issue({
    userId: user.id,
    sessionId: rotation.sessionId,
    role: roleOf(user, setting.listedEmails),
    notBeyond: rotation.absoluteExpiresAt,
  });
  return { access, refresh: rotation.refresh };
}

function noteReuse(setting: AccountsSetting, reuse: Extract<Rotation, { outcome: 'reused' }>): void {
  setting.ended.add(reuse.endedSessionId);
  setting.countTokenReuse();
  setting.log.warn(
    { security: 'refresh-token-reuse', userId: reuse.userId, sessionId: reuse.endedSessionId },
    'a used refresh token came back: its session was ended',
  );
}

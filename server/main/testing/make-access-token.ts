import { randomUUID } from 'node:crypto';
import { createAccessTokens, deriveKeys } from '../../accounts/access-tokens.ts';
import { systemClock } from '../../platform/clock.ts';
import { SHARED_SECRET } from './start-server-process.ts';

const tokens = createAccessTokens([deriveKeys(SHARED_SECRET).accessTokens], systemClock);
const DAY_MS = 86_400_000;

/** Creates an access token of a new user, valid at every server that shares the secret. */
export function makeAccessToken(): Promise<string> {
  const sessionExpiresAt = new Date(Date.now() + DAY_MS);
  return tokens.issue({ userId: randomUUID(), sessionId: randomUUID(), role: 'user', sessionExpiresAt });
}

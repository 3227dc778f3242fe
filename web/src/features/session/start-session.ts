import type { User } from '@gullylens/contract/http/auth';
import { apiErrorOf, isApiError } from '../../platform/api/api-error.ts';
import { refreshTokens } from '../../platform/api/refresh-tokens.ts';
import { sendCall } from '../../platform/api/send-call.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import {
  type LegacySession,
  readLegacySession,
  removeLegacySession,
} from '../../platform/storage/legacy-session.ts';
import {
  type StoredSession,
  clearSession,
  readSession,
  writeSession,
} from '../../platform/storage/session-storage.ts';
import { describeUser } from './describe-user.ts';

/** Finds the signed-in user at page start: from the session, else from the storage of older versions. */
export async function startSession(): Promise<User | null> {
  const session = readSession();
  if (session !== null) return resumeSession(session);
  return migrateLegacySession();
}

/** Reads the profile of a stored session. A sign-in in another tab during the request wins. */
async function resumeSession({ access, user }: StoredSession): Promise<User | null> {
  const isSameUser = () => readSession()?.user.id === user.id;
  try {
    const profile = await profileWithRefresh(access);
    if (profile !== null && isSameUser()) storeProfile(profile);
  } catch (error) {
    if (endsSession(error)) {
      reportProblem('The stored session is no longer valid.', error);
      if (isSameUser()) clearSession();
    }
  }
  return readSession()?.user ?? null;
}

/** Statuses of a busy server or of a proxy in front of it. Neither has checked the session (decision 135). */
const SESSION_UNCHECKED = [429, 502, 503, 504];

/** Only a response ends a session. After a failed, partial or aborted request the stored session stays. */
function endsSession(error: unknown): boolean {
  const cause = apiErrorOf(error);
  return cause !== null && cause.status >= 400 && !SESSION_UNCHECKED.includes(cause.status);
}

/** Returns the profile, after a refresh if the token has expired; null when the session is over and cleared. */
async function profileWithRefresh(access: string): Promise<User | null> {
  try {
    return await readProfile(access);
  } catch (error) {
    if (!isExpired(error)) throw error;
  }
  const token = await refreshTokens(access);
  if (token === null) return null;
  return readProfile(token).catch((cause: unknown) => {
    throw new Error('Failed to fetch user data after session token refresh', { cause });
  });
}

/** Replaces the user of the stored session, if there is a session. */
export function storeProfile(profile: User): void {
  const session = readSession();
  if (session !== null) writeSession({ ...session, user: describeUser(profile) });
}

async function migrateLegacySession(): Promise<User | null> {
  const legacy = readLegacySession();
  if (legacy === null) return null;
  try {
    const { profile, access, refresh } = await legacyProfile(legacy);
    const user = describeUser(profile);
    writeSession({ user, access, refresh, lastActivity: Date.now() });
    return user;
  } catch (error) {
    reportProblem('The session stored by an older version is no longer valid.', error);
    return null;
  } finally {
    removeLegacySession();
  }
}

/** Returns the user of an older version's tokens, and the tokens to store: new ones if the access token has expired. */
async function legacyProfile({ access, refresh }: LegacySession) {
  try {
    return { profile: await readProfile(access), access, refresh: refresh ?? '' };
  } catch (error) {
    if (!isExpired(error) || refresh === null) throw error;
  }
  const tokens = await sendCall('POST /api/auth/refresh/', { body: { refresh } }, null);
  const profile = await readProfile(tokens.access).catch((cause: unknown) => {
    throw new Error('Failed to fetch user data after legacy token refresh', { cause });
  });
  return { profile, ...tokens };
}

function readProfile(token: string): Promise<User> {
  return sendCall('GET /api/auth/profile/', {}, token);
}

function isExpired(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/**
 * Clears the session in this browser at once and revokes its refresh token on the server, whatever the server answers.
 */
export function signOut(): void {
  const session = readSession();
  if (session?.refresh) {
    sendCall('POST /api/auth/logout/', { body: { refresh: session.refresh } }, session.access).catch(
      (error: unknown) => reportProblem('The sign-out did not reach the server.', error),
    );
  }
  clearSession();
}

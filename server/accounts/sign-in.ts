import { AppError } from '../platform/app-error.ts';
import { isDatabaseUnavailable } from '../platform/database/database-errors.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { GoogleIdentity } from '../vendors/google/verify-credential.ts';
import type { AccountsContext } from './accounts-context.ts';
import { hashToken, createRefreshToken, storeRefreshToken } from './refresh-token.ts';
import { roleOfUser } from './roles.ts';
import { ABSOLUTE_MS, IDLE_MS } from './session-limits.ts';
import { sessions, usedCredentials } from './tables.ts';
import { presentUser, type StoredUser, saveUser } from './users.ts';

/** `credential` is the ID token that Google's button returned to the browser. */
type SignInRequest = Readonly<Record<'credential' | 'userAgent', string>>;

/** Signs a user in with a Google credential and opens a session. Unexpected failures become `sign_in_failed`. */
export async function signIn(context: AccountsContext, request: SignInRequest) {
  try {
    return await trySignIn(context, request);
  } catch (error) {
    if (error instanceof AppError || isDatabaseUnavailable(error)) throw error;
    throw new AppError('sign_in_failed', { cause: error, log: 'signing in failed unexpectedly' });
  }
}

async function trySignIn(context: AccountsContext, { credential, userAgent }: SignInRequest) {
  const identity = await verifyIdentity(context, credential);
  const now = context.clock.now();
  const { user, session } = await context.db.transaction(async (tx) => {
    await useCredentialOnce(tx, credential, identity.credentialExpiresAt);
    const saved = await saveUser(tx, identity, now);
    return { user: saved, session: await openSession(tx, saved.id, { userAgent, now }) };
  });
  const access = await issueAccessToken(context, user, session);
  return { user: await presentUser(context, user), tokens: { access, refresh: session.refresh } };
}

async function verifyIdentity(context: AccountsContext, credential: string): Promise<GoogleIdentity> {
  const verdict = await context.google.verifyCredential(credential);
  if (verdict.outcome === 'verified') return verdict.identity;
  if (verdict.outcome === 'unavailable') {
    throw new AppError('google_unavailable', {
      log: 'could not fetch the signing keys of Google',
      retryAfterSeconds: verdict.retryAfterSeconds,
    });
  }
  throw new AppError('google_token_invalid', { log: `Google credential refused: ${verdict.why}` });
}

/**
 * Marks a credential as used, and throws `google_token_invalid` when it was used before. Identified by its signed part,
 * because one signature has several encodings.
 */
async function useCredentialOnce(tx: Transaction, credential: string, expiresAt: Date): Promise<void> {
  const signedPart = credential.slice(0, credential.lastIndexOf('.'));
  const inserted = await tx
    .insert(usedCredentials)
    .values({ hash: hashToken(signedPart), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedCredentials.hash });
  if (inserted.length === 0) {
    throw new AppError('google_token_invalid', { log: 'Google credential used twice' });
  }
}

/** Maximum stored characters of a user agent. */
const USER_AGENT_LENGTH = 300;

/** Opens a new session with its first refresh token. Sessions are never reused. */
async function openSession(
  tx: Transaction,
  userId: string,
  { userAgent, now }: { userAgent: string; now: Date },
) {
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
  const refresh = createRefreshToken();
  await storeRefreshToken(tx, { sessionId: id, token: refresh, parentHash: null });
  return { id, refresh, absoluteExpiresAt };
}

/** Issues an access token for a session, with the user's current role. */
export function issueAccessToken(
  { tokens, roleLists }: AccountsContext,
  user: StoredUser,
  { id, absoluteExpiresAt }: { id: string; absoluteExpiresAt: Date },
): Promise<string> {
  const role = roleOfUser(user, roleLists);
  return tokens.issue({ userId: user.id, sessionId: id, role, sessionExpiresAt: absoluteExpiresAt });
}

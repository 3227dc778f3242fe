import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { AppError } from '../platform/app-error.ts';
import { isDatabaseAway } from '../platform/database/database-failures.ts';
import type { GoogleIdentity } from '../vendors/google/verify-credential.ts';
import type { AccountsContext } from './accounts-context.ts';
import { completeUser } from './find-user.ts';
import { issueAccess } from './issue-access.ts';
import { type OpenSession, openSession } from './open-session.ts';
import { type StoredUser, saveUser } from './save-user.ts';
import { spendCredential } from './spend-credential.ts';

interface SignIn {
  /** What Google's button gave the browser. */
  readonly credential: string;
  readonly userAgent: string;
}

interface SignedIn {
  readonly user: User;
  readonly tokens: TokenPair;
}

/** Signs a person in with Google's word for who they are; they get a session of their own for this device. */
export async function signIn(context: AccountsContext, request: SignIn): Promise<SignedIn> {
  try {
    return await trySignIn(context, request);
  } catch (error) {
    if (error instanceof AppError || isDatabaseAway(error)) throw error;
    throw new AppError('sign_in_failed', { cause: error, log: 'signing in failed unexpectedly' });
  }
}

async function trySignIn(context: AccountsContext, { credential, userAgent }: SignIn): Promise<SignedIn> {
  const identity = await identify(context, credential);
  const now = context.clock.now();
  const { user, session } = await context.db.transaction(async (tx) => {
    if (!(await spendCredential(tx, credential, identity.credentialExpiresAt))) {
      throw new AppError('google_token_invalid', { log: 'a Google credential was sent a second time' });
    }
    const saved = await saveUser(tx, identity, now);
    return { user: saved, session: await openSession(tx, { userId: saved.id, userAgent, now }) };
  });
  return welcome(context, user, session);
}

async function identify(context: AccountsContext, credential: string): Promise<GoogleIdentity> {
  const verdict = await context.google.verifyCredential(credential);
  if (verdict.outcome === 'verified') return verdict.identity;
  if (verdict.outcome === 'unavailable') {
    throw new AppError('google_unavailable', {
      log: 'no keys of Google to check a credential with',
      retryAfterSeconds: verdict.retryAfterSeconds,
    });
  }
  throw new AppError('google_token_invalid', { log: `Google credential refused: ${verdict.why}` });
}

async function welcome(context: AccountsContext, user: StoredUser, session: OpenSession): Promise<SignedIn> {
  const access = await issueAccess(context, user, session);
  return { user: await completeUser(context, user), tokens: { access, refresh: session.refresh } };
}

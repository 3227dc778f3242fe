import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { AppError } from '../platform/app-error.ts';
import { isDatabaseAway } from '../platform/database/database-failures.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { GoogleIdentity } from '../vendors/google/verify-credential.ts';
import type { AccountsContext } from './accounts-context.ts';
import { issueAccess, openSession } from './open-session.ts';
import { hashToken } from './refresh-token.ts';
import { saveUser } from './save-user.ts';
import { spentCredentials } from './tables.ts';
import { presentUser } from './users.ts';

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
    await spendCredential(tx, credential, identity.credentialExpiresAt);
    const saved = await saveUser(tx, identity, now);
    return { user: saved, session: await openSession(tx, { userId: saved.id, userAgent, now }) };
  });
  const access = await issueAccess(context, user, session);
  return { user: await presentUser(context, user), tokens: { access, refresh: session.refresh } };
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

/**
 * Marks a credential as used, and throws `google_token_invalid` when it was used before. It is known by the part that is
 * signed: the text of a signature can be written in several ways.
 */
async function spendCredential(tx: Transaction, credential: string, expiresAt: Date): Promise<void> {
  const signedPart = credential.slice(0, credential.lastIndexOf('.'));
  const spent = await tx
    .insert(spentCredentials)
    .values({ hash: hashToken(signedPart), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentCredentials.hash });
  if (spent.length === 0) {
    throw new AppError('google_token_invalid', { log: 'a Google credential was sent a second time' });
  }
}

import type { accountRoutes } from '@gullylens/contract/http/account';
import type { authRoutes } from '@gullylens/contract/http/auth';
import { AppError } from '../platform/app-error.ts';
import { ok, success } from '../platform/http/answers.ts';
import type { Handlers, RequestFacts, Visitor } from '../platform/http/handler.ts';
import { deleteAccount, exportAccount } from './account-data.ts';
import type { AccountsContext } from './accounts-context.ts';
import { revokeOwnSessions, signOut } from './revoke-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';
import { readAccount, renameUser } from './users.ts';

/**
 * Asks the browser to delete what it stored for this site. Not its cache: browsers revalidate cached API
 * responses before use, and clearing the cache takes seconds.
 */
const clearSiteDataHeader = { 'clear-site-data': '"storage"' };

const exportHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="gullylens-account.json"',
  'cache-control': 'no-store',
};

type Authenticate = (authorization: string | undefined) => Promise<Visitor>;

/**
 * Handles sign-in, refresh and sign-out, which need no access token, and reads of the signed-in user and the session.
 */
export function createAuthHandlers(
  context: AccountsContext,
  authenticate: Authenticate,
): Handlers<typeof authRoutes> {
  return {
    signInWithGoogle: async ({ body, request }) => {
      rejectCrossSiteRequest(request);
      const userAgent = request.headers['user-agent'] ?? '';
      return ok({ success: true, ...(await signIn(context, { credential: body.token, userAgent })) });
    },
    refreshSession: async ({ body, request }) => {
      rejectCrossSiteRequest(request);
      return ok(await refreshSession(context, body.refresh));
    },
    signOut: async ({ body, request }) => {
      rejectCrossSiteRequest(request);
      const sessionId = await sessionOf(request, authenticate);
      await signOut(context, { refresh: body.refresh, sessionId });
      return { status: 200, body: { success: true }, headers: clearSiteDataHeader };
    },
    readProfile: async ({ visitor }) => ok((await readAccount(context, visitor.userId)).user),
    readSessionStatus: ({ visitor }) =>
      ok({ authenticated: true, expiresAt: visitor.tokenExpiresAt.toISOString() }),
  };
}

/**
 * Rejects requests from other sites' pages, as the browser reports them. Tokens travel in bodies and headers, never in
 * cookies, so such a request carries no credentials: this is a second line of defence.
 */
function rejectCrossSiteRequest(request: RequestFacts): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    throw new AppError('forbidden', { log: 'cross-site request to a sign-in route' });
  }
}

/** Returns the session of a valid access token, otherwise null: signing out must work without one. */
async function sessionOf(request: RequestFacts, authenticate: Authenticate): Promise<string | null> {
  try {
    return (await authenticate(request.headers['authorization'])).sessionId;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Handles the account page's routes: a signed-in user's account, sessions, export and deletion. */
export function createAccountHandlers(context: AccountsContext): Handlers<typeof accountRoutes> {
  return {
    readAccount: async ({ visitor }) => success(await readAccount(context, visitor.userId)),
    updateAccount: async ({ visitor, body }) => {
      await renameUser(context, visitor.userId, { first: body.first_name, last: body.last_name });
      return success(await readAccount(context, visitor.userId));
    },
    listSessions: async ({ visitor, query }) =>
      ok({ status: 'success', ...(await listSessions(context, visitor, query)) }),
    endEverySession: async ({ visitor }) => {
      const ended = await revokeOwnSessions(context, visitor.userId);
      return { ...success({ ended }), headers: clearSiteDataHeader };
    },
    endSession: async ({ visitor, params }) => {
      const ended = await revokeOwnSessions(context, visitor.userId, params.id);
      if (ended === 0) throw new AppError('session_not_found');
      return { ...success({ ended }), headers: params.id === visitor.sessionId ? clearSiteDataHeader : {} };
    },
    exportAccount: async ({ visitor }) => {
      const file = JSON.stringify(await exportAccount(context, visitor.userId), null, 2);
      return { status: 200, bytes: Buffer.from(file), headers: exportHeaders };
    },
    deleteAccount: async ({ visitor }) => {
      await deleteAccount(context, visitor.userId);
      return { status: 200, body: { status: 'success' }, headers: clearSiteDataHeader };
    },
  };
}

import type { authRoutes } from '@gullylens/contract/http/auth';
import { AppError } from '../platform/app-error.ts';
import type { Handlers, RequestFacts, Visitor } from '../platform/http/handler.ts';
import type { AccountsContext } from './accounts-context.ts';
import { clearSiteData } from './clear-site-data.ts';
import { readAccount } from './read-account.ts';
import { refreshSession } from './refresh-session.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

type Authenticate = (authorization: string | undefined) => Promise<Visitor>;

export function createAuthHandlers(
  context: AccountsContext,
  authenticate: Authenticate,
): Handlers<typeof authRoutes> {
  return {
    signInWithGoogle: async ({ body, request }) => {
      refuseCrossSite(request);
      const { user, tokens } = await signIn(context, {
        credential: body.token,
        userAgent: request.userAgent,
      });
      return { status: 200, body: { success: true, user, tokens } };
    },
    refreshSession: async ({ body, request }) => {
      refuseCrossSite(request);
      return { status: 200, body: await refreshSession(context, body.refresh) };
    },
    signOut: async ({ body, request }) => {
      refuseCrossSite(request);
      const sessionId = await sessionOf(request, authenticate);
      await signOut(context, { refresh: body.refresh, sessionId });
      return { status: 200, body: { success: true }, headers: clearSiteData };
    },
    readProfile: async ({ visitor }) => {
      const { user } = await readAccount(context, visitor.userId);
      return { status: 200, body: user };
    },
    readSessionStatus: ({ visitor }) => ({
      status: 200,
      body: { authenticated: true, expiresAt: visitor.tokenExpiresAt.toISOString() },
    }),
  };
}

/** The session of the access token, if a good one came along: signing out must work without. */
async function sessionOf(request: RequestFacts, authenticate: Authenticate): Promise<string | null> {
  try {
    return (await authenticate(request.header('authorization'))).sessionId;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

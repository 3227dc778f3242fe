import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import {
  onSessionLost,
  readSession,
  type SessionLoss,
  writeSession,
} from '../../platform/storage/session-storage.ts';
import { type Auth, AuthContext, type AuthState } from './auth-context.ts';
import { describeUser } from './describe-user.ts';
import { storeProfile, signOut, startSession } from './start-session.ts';
import { watchActivity, watchToken } from './watch-session.ts';

const loading: AuthState = { status: 'loading', user: null };
const signedOut: AuthState = { status: 'unauthenticated', user: null, mustSignIn: false };
const signInRequired: AuthState = { status: 'unauthenticated', user: null, mustSignIn: true };

interface AuthProviderProps {
  onSignedIn: () => void;
  onSignedOut: () => void;
  children: ReactNode;
}

/** Provides the signed-in user and keeps it current: in this tab, across tabs, and as tokens expire. */
export function AuthProvider({ onSignedIn, onSignedOut, children }: AuthProviderProps) {
  const [lastActive] = useState(() => readSession()?.lastActivity ?? null);
  const [state, setState] = useAuthState();

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      lastActive,
      login: (user, tokens) => {
        setState({ status: 'authenticated', user: storeSignIn(user, tokens), isConfirmed: true });
        onSignedIn();
      },
      logout: () => {
        setState(signedOut);
        signOut();
        onSignedOut();
      },
      updateUser: (user) => {
        if (readSession()?.user.id !== user.id) return;
        storeProfile(user);
        setState({ status: 'authenticated', user: describeUser(user), isConfirmed: true });
      },
    }),
    [state, lastActive, setState, onSignedIn, onSignedOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function useAuthState() {
  const [state, setState] = useState(readState);

  useEffect(() => {
    let isMounted = true;
    const start = async () => {
      const user = await startSession();
      if (!isMounted) return;
      // The whole page depends on the user, so that it is rendered in pieces.
      startTransition(() =>
        setState(user === null ? withoutSession : { status: 'authenticated', user, isConfirmed: true }),
      );
    };
    void start();
    const stop = onSessionLost((loss) => {
      setState((now) => stateAfterLoss(now, loss));
      if (loss === 'taken-over') void start();
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, []);

  const signedIn = state.status === 'authenticated';
  useEffect(() => {
    if (!signedIn) return;
    const stopActivity = watchActivity();
    const stopToken = watchToken(() => {
      signOut();
      setState(signedOut);
    });
    return () => {
      stopActivity();
      stopToken();
    };
  }, [signedIn]);

  return [state, setState] as const;
}

/** A stored session is used until the server rejects it, so that the page also opens on a hanging network. */
function readState(): AuthState {
  const session = readSession();
  return session === null ? loading : { status: 'authenticated', user: session.user, isConfirmed: false };
}

function stateAfterLoss(before: AuthState, loss: SessionLoss): AuthState {
  if (loss === 'taken-over') return readState();
  if (before.status === 'loading') return before;
  return loss === 'cleared' ? withoutSession(before) : signedOut;
}

/** The visitor must sign in when the server refused the session before confirming it. */
function withoutSession(before: AuthState): AuthState {
  if (before.status === 'unauthenticated') return before;
  return before.status === 'authenticated' && before.isConfirmed ? signedOut : signInRequired;
}

function storeSignIn(user: User | undefined, tokens: TokenPair | undefined): User {
  if (!user || !tokens?.access || !tokens.refresh) {
    throw new Error('Invalid login attempt - missing user data or tokens');
  }
  const described = describeUser(user);
  writeSession({ user: described, ...tokens, lastActivity: Date.now() });
  return described;
}

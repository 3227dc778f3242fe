import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { onSessionLost, readSession, writeSession } from '../../platform/storage/session-storage.ts';
import { AuthContext, type Auth, type AuthState } from './auth-context.ts';
import { describeUser } from './describe-user.ts';
import { signOut } from './sign-out.ts';
import { keepProfile, startSession } from './start-session.ts';
import { usePremiumStatus } from './use-premium-status.ts';
import { watchActivity } from './watch-activity.ts';
import { watchToken } from './watch-token.ts';

const unknown: AuthState = { status: 'loading', user: null };
const nobody: AuthState = { status: 'unauthenticated', user: null };

interface AuthProviderProps {
  onSignedIn: () => void;
  onSignedOut: () => void;
  children: ReactNode;
}

/** Knows who is signed in, and keeps knowing: in this tab, in others, and as tokens age. */
export function AuthProvider({ onSignedIn, onSignedOut, children }: AuthProviderProps) {
  const [lastActive] = useState(() => readSession()?.lastActivity ?? null);
  const [state, setState] = useAuthState();
  const { premium, isPending, refresh } = usePremiumStatus(state.user?.id);

  const login = useCallback(
    (user: User | undefined, tokens: TokenPair | undefined) => {
      setState({ status: 'authenticated', user: storeSignIn(user, tokens) });
      onSignedIn();
    },
    [setState, onSignedIn],
  );
  const logout = useCallback(() => {
    signOut();
    onSignedOut();
  }, [onSignedOut]);
  const updateUser = useCallback(
    (user: User) => {
      if (readSession()?.user.id !== user.id) return;
      keepProfile(user);
      setState({ status: 'authenticated', user: describeUser(user) });
    },
    [setState],
  );
  const auth = useMemo<Auth>(
    () => ({
      ...state,
      premium,
      isPremiumPending: isPending,
      isPremium: premium?.isPremium ?? state.user?.isPremium ?? false,
      lastActive,
      login,
      logout,
      updateUser,
      refreshPremium: refresh,
    }),
    [state, premium, isPending, lastActive, login, logout, updateUser, refresh],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function useAuthState() {
  const [state, setState] = useState(unknown);

  useEffect(() => {
    let wanted = true;
    const start = async () => {
      const user = await startSession();
      if (wanted) setState(user === null ? nobody : { status: 'authenticated', user });
    };
    void start();
    const stop = onSessionLost((taken) => {
      setState((now) => (taken || now.status === 'loading' ? unknown : nobody));
      if (taken) void start();
    });
    return () => {
      wanted = false;
      stop();
    };
  }, []);

  const signedIn = state.status === 'authenticated';
  useEffect(() => {
    if (!signedIn) return;
    const stopActivity = watchActivity();
    const stopToken = watchToken(() => {
      signOut();
      setState(nobody);
    });
    return () => {
      stopActivity();
      stopToken();
    };
  }, [signedIn]);

  return [state, setState] as const;
}

function storeSignIn(user: User | undefined, tokens: TokenPair | undefined): User {
  if (!user || !tokens?.access || !tokens.refresh) {
    throw new Error('Invalid login attempt - missing user data or tokens');
  }
  const described = describeUser(user);
  writeSession({ user: described, ...tokens, lastActivity: Date.now() });
  return described;
}

import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { createContext, useContext } from 'react';

/** `isConfirmed` is false until the server has accepted the stored session in this visit. */
export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'unauthenticated'; user: null; mustSignIn: boolean }
  | { status: 'authenticated'; user: User; isConfirmed: boolean };

/** The session of this tab, and how to start and end it. */
export interface Auth {
  status: AuthState['status'];
  user: User | null;
  /** True when the page was opened without a session, or the server refused the stored one; false after a sign-out. */
  mustSignIn?: boolean;
  /** When the session was last used before this visit, in milliseconds since 1970. */
  lastActive: number | null;
  /** Stores the session and opens the requested page, else the dashboard. */
  login: (user: User | undefined, tokens: TokenPair | undefined) => void;
  /** Clears the session here, notifies the server, opens the landing page. */
  logout: () => void;
  /** Shows and stores a changed profile of the signed-in user. */
  updateUser: (user: User) => void;
}

/** The React context of the session. Components read it with `useAuth`. */
export const AuthContext = createContext<Auth | null>(null);

/** Returns the session of this tab. Throws outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { type Auth, AuthContext } from '../features/session/auth-context.ts';
import { premiumQuery } from '../features/session/use-premium.ts';
import { asha } from './test-people.ts';

interface SignedInProps {
  auth?: Partial<Auth>;
  /** Null while it is unknown. */
  isPremium?: boolean | null;
  /** The URL of the page. */
  path?: string;
  children: ReactNode;
}

/** Renders part of a page for a signed-in user: Asha, unless `auth` names another. */
export function SignedIn({ auth, isPremium = false, path = '/', children }: SignedInProps) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (isPremium !== null) {
    const status = { isPremium, premiumUntil: null, subscriptionActive: isPremium };
    client.setQueryData(premiumQuery.queryKey, status);
  }
  const value: Auth = {
    status: 'authenticated',
    user: asha,
    lastActive: null,
    login: () => undefined,
    logout: () => undefined,
    updateUser: () => undefined,
    ...auth,
  };
  return (
    <QueryClientProvider client={client}>
      <AuthContext value={value}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </AuthContext>
    </QueryClientProvider>
  );
}

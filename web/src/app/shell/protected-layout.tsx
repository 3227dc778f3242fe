import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { welcomeAfterReload } from '../../features/premium/welcome-toast.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { LiveProvider } from '../../platform/live/live-provider.tsx';
import { paths } from '../../platform/links.ts';
import { FullPageSpinner } from './full-page-spinner.tsx';
import { createQueryClient } from './query-client.ts';

/** Lets the signed-in through, with their own cache and live stream; everybody else goes to the landing page. */
export function Component() {
  const { status, user } = useAuth();
  if (status === 'loading') return <FullPageSpinner />;
  if (user === null) return <Navigate to={paths.landing} replace />;
  return <SignedIn key={user.id} />;
}

const client = createQueryClient();

/** The cache ends with the session: the next person must not see this one's answers. */
function SignedIn() {
  useEffect(() => {
    welcomeAfterReload();
    return () => client.clear();
  }, []);
  return (
    <QueryClientProvider client={client}>
      <LiveProvider>
        <Outlet />
      </LiveProvider>
    </QueryClientProvider>
  );
}

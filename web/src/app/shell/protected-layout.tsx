import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PaymentWatchProvider } from '../../features/premium/payment-watch-provider.tsx';
import { welcomeAfterReload } from '../../features/premium/welcome-toast.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { LiveProvider } from '../../platform/live/live-provider.tsx';
import { paths } from '../../platform/links.ts';
import { FullPageSpinner } from './full-page-spinner.tsx';
import { HistorySourceProvider } from './history-source-provider.tsx';
import { keepWanted } from './page-after-sign-in.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PlainPage } from './plain-page.tsx';
import { PrivateCache } from './private-cache.tsx';

/**
 * Lets the signed-in through, with their own cache and live stream; everybody else goes to the landing page. Who came
 * signed out finds this page again after signing in; who left signed out begins anew.
 */
export function Component() {
  const { status, user, mustSignIn } = useAuth();
  const location = useLocation();
  if (status === 'loading') return <FullPageSpinner />;
  if (user === null) {
    return <Navigate to={paths.landing} replace state={mustSignIn ? keepWanted(location) : null} />;
  }
  return <SignedIn key={user.id} userId={user.id} />;
}

function SignedIn({ userId }: { userId: string }) {
  useEffect(() => void welcomeAfterReload(), []);
  return (
    <PrivateCache>
      <LiveProvider>
        <HistorySourceProvider>
          <WatchedPayment userId={userId}>
            <SignedInPage />
          </WatchedPayment>
        </HistorySourceProvider>
      </LiveProvider>
    </PrivateCache>
  );
}

function WatchedPayment({ userId, children }: { userId: string; children: ReactNode }) {
  const { refreshPremium } = useAuth();
  const client = useQueryClient();
  const unlock = useCallback(
    () => void refreshPremium().then(() => client.invalidateQueries()),
    [refreshPremium, client],
  );
  return (
    <PaymentWatchProvider userId={userId} onUnlock={unlock}>
      {children}
    </PaymentWatchProvider>
  );
}

function SignedInPage() {
  const client = useQueryClient();
  return (
    <PageBoundary
      frame={(panel) => <PlainPage width="reading">{panel}</PlainPage>}
      // Cached data may have caused the error.
      onRetry={() => client.removeQueries({ type: 'inactive' })}
    >
      <Outlet />
    </PageBoundary>
  );
}

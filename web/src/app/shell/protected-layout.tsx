import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PaymentWatchProvider } from '../../features/premium/payment-watch-provider.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { paths } from '../../platform/links.ts';
import { LiveProvider } from '../../platform/live/live-provider.tsx';
import { FullPageSpinner } from './page-loading.tsx';
import { rememberWantedPage } from './redirect-after-sign-in.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PlainPage } from './plain-page.tsx';

const frame = (panel: ReactNode) => <PlainPage width="reading">{panel}</PlainPage>;

/**
 * Lets the signed-in through, with their live stream; everybody else goes to the landing page. Who came
 * signed out finds this page again after signing in; who left signed out begins anew.
 */
export function Component() {
  const { status, user, mustSignIn } = useAuth();
  const location = useLocation();
  const client = useQueryClient();
  if (status === 'loading') return <FullPageSpinner />;
  if (user === null) {
    return <Navigate to={paths.landing} replace state={mustSignIn ? rememberWantedPage(location) : null} />;
  }
  return (
    <LiveProvider>
      <PaymentWatchProvider userId={user.id}>
        {/* Cached data may have caused the error. */}
        <PageBoundary frame={frame} onRetry={() => client.removeQueries({ type: 'inactive' })}>
          <Outlet />
        </PageBoundary>
      </PaymentWatchProvider>
    </LiveProvider>
  );
}

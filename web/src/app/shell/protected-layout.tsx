import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PaymentWatchProvider } from '../../features/premium/payment-watch-provider.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { paths } from '../../platform/links.ts';
import { LiveProvider } from '../../platform/live/live-provider.tsx';
import { FullPageSpinner } from './page-loading.tsx';
import { redirectState } from './redirect-after-sign-in.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PlainPage } from './plain-page.tsx';

const frame = (panel: ReactNode) => <PlainPage width="reading">{panel}</PlainPage>;

/**
 * Shows the page to signed-in users, with their live stream; redirects others to the landing page. A visitor who
 * arrived signed out returns to this page after sign-in; a user who signed out here does not.
 */
export function Component() {
  const { status, user, mustSignIn } = useAuth();
  const location = useLocation();
  const client = useQueryClient();
  if (status === 'loading') return <FullPageSpinner />;
  if (user === null) {
    return <Navigate to={paths.landing} replace state={mustSignIn ? redirectState(location) : null} />;
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

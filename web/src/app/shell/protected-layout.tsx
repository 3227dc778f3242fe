import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PaymentWatchProvider } from '../../features/premium/payment-watch-provider.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { paths } from '../../platform/links.ts';
import { LiveProvider } from '../../platform/live/live-provider.tsx';
import { FullPageSpinner } from './page-loading.tsx';
import { redirectState } from './redirect-after-sign-in.ts';
import { PageBoundary } from './page-boundary.tsx';

// Loaded on demand, because it frames only a page that failed here, and the dashboard has another frame.
const PlainPage = lazy(async () => ({ default: (await import('./plain-page.tsx')).PlainPage }));

const frame = (panel: ReactNode) => (
  <Suspense>
    <PlainPage width="reading">{panel}</PlainPage>
  </Suspense>
);

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

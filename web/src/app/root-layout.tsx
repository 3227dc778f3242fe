import { useLingui } from '@lingui/react';
import { useCallback, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { AuthProvider } from '../features/session/auth-provider.tsx';
import { paths } from '../platform/links.ts';
import { ToasterHost } from '../ui/feedback/toaster-host.tsx';
import { loadPageAhead } from './pages.ts';
import { NavigationProgress } from './shell/page-loading.tsx';
import { usePageAfterSignIn } from './shell/redirect-after-sign-in.ts';
import { PageBoundary } from './shell/page-boundary.tsx';
import { SandboxMarker } from './shell/header/sandbox-marker.tsx';
import { useScrollToTop } from './shell/use-scroll-to-top.ts';
import { watchLinks } from './shell/watch-links.ts';

/** Surrounds every page: session, skip link, loading bar, error panel, sandbox marker and toasts. */
export function RootLayout() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const target = usePageAfterSignIn();
  const openTarget = useCallback(() => void navigate(target), [navigate, target]);
  const openLanding = useCallback(() => void navigate(paths.landing), [navigate]);
  useScrollToTop();
  useEffect(() => watchLinks((pathname) => void loadPageAhead(pathname)), []);
  return (
    <AuthProvider onSignedIn={openTarget} onSignedOut={openLanding}>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-turf px-4 py-3 font-semibold text-on-turf focus:not-sr-only focus:fixed focus:left-3 focus:top-3"
      >
        {i18n.t('Skip to content')}
      </a>
      <NavigationProgress />
      <PageBoundary
        frame={(panel) => (
          <main id="main" className="mx-auto max-w-xl p-6">
            {panel}
          </main>
        )}
      >
        <Outlet />
      </PageBoundary>
      <SandboxMarker />
      <ToasterHost />
    </AuthProvider>
  );
}

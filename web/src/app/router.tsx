import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { paths } from '../platform/links.ts';
import { showError } from '../ui/feedback/toast.ts';
import {
  type AppPage,
  landingPage,
  loadedComponent,
  loadCachedLayout,
  loadProtectedLayout,
  publicPages,
  signedInPages,
} from './pages.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FullPageSpinner, showWhileLoading } from './shell/page-loading.tsx';
import { RootLayout } from './root-layout.tsx';

/** A page that is loaded on its first visit. With its file at hand it is rendered at once, without the spinner. */
function page(load: AppPage['load']) {
  const LazyPage = lazy(async () => ({ default: (await showWhileLoading(load())).Component }));
  return function Page() {
    const [Component] = useState(() => loadedComponent(load) ?? LazyPage);
    return <Component />;
  };
}

const LandingPage = page(landingPage.load);
const CachedLayout = page(loadCachedLayout);
const ProtectedLayout = page(loadProtectedLayout);

function routeTo({ path, load }: AppPage) {
  const Page = page(load);
  return <Route key={path} path={path} element={<Page />} />;
}

const publicRoutes = publicPages.map(routeTo);
const protectedRoutes = signedInPages.map(routeTo);

/** The gallery of the design system, in development builds only. */
const GalleryPage =
  import.meta.env.MODE === 'development' ? page(() => import('../../gallery/gallery-page.tsx')) : null;

/** Redirects to the landing page and says why. */
function UnknownPage() {
  useEffect(() => showError(i18n.t('This page does not exist.')), []);
  return <Navigate to={paths.landing} replace />;
}

/** The whole app, rendered by main.tsx. Unknown URLs lead to the landing page. */
export function Router() {
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <BrowserRouter>
          <Suspense fallback={<FullPageSpinner />}>
            <Routes>
              <Route element={<RootLayout />}>
                <Route path={landingPage.path} element={<LandingPage />} />
                <Route element={<CachedLayout />}>
                  {publicRoutes}
                  <Route element={<ProtectedLayout />}>{protectedRoutes}</Route>
                </Route>
                {GalleryPage && <Route path="/gallery" element={<GalleryPage />} />}
                <Route path="*" element={<UnknownPage />} />
              </Route>
            </Routes>
          </Suspense>
        </BrowserRouter>
      </ErrorBoundary>
    </I18nProvider>
  );
}

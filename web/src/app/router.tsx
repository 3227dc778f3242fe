import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { paths } from '../platform/links.ts';
import { type AppPage, publicPages } from './public-pages.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FullPageSpinner } from './shell/full-page-spinner.tsx';
import { showWhileLoading } from './shell/page-loading.ts';
import { RootLayout } from './shell/root-layout.tsx';
import { loadProtectedLayout, signedInPages } from './signed-in-pages.ts';

/** A page that is loaded when it is first gone to. */
function page(load: AppPage['load']) {
  return lazy(async () => ({ default: (await showWhileLoading(load())).Component }));
}

const ProtectedLayout = page(loadProtectedLayout);

const lazily = ({ path, load }: AppPage) => ({ path, Page: page(load) });
const openPages = publicPages.map(lazily);
const protectedPages = signedInPages.map(lazily);

/** Each part of the design system in its states, while developing; no build that is shipped has it. */
const GalleryPage =
  import.meta.env.MODE === 'development' ? page(() => import('./gallery/gallery-page.tsx')) : null;

/** Every route of the product. */
export function Router() {
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <BrowserRouter>
          <Suspense fallback={<FullPageSpinner />}>
            <Routes>
              <Route element={<RootLayout />}>
                {openPages.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route element={<ProtectedLayout />}>
                  {protectedPages.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                </Route>
                {GalleryPage && <Route path="/gallery" element={<GalleryPage />} />}
                <Route path="*" element={<Navigate to={paths.landing} replace />} />
              </Route>
            </Routes>
          </Suspense>
        </BrowserRouter>
      </ErrorBoundary>
    </I18nProvider>
  );
}

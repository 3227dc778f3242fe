import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { paths } from '../platform/links.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FullPageSpinner } from './shell/full-page-spinner.tsx';
import { RootLayout } from './shell/root-layout.tsx';
import { loadProtectedLayout, signedInPages } from './signed-in-pages.ts';

/** A page that is loaded when it is first gone to. */
function page(load: () => Promise<{ Component: ComponentType }>) {
  return lazy(async () => ({ default: (await load()).Component }));
}

const LandingPage = page(() => import('./landing/landing-page.tsx'));
const TermsPage = page(() => import('./pages/terms-page.tsx'));
const PrivacyPage = page(() => import('./pages/privacy-page.tsx'));
const TrackRecordPage = page(() => import('./pages/track-record-page.tsx'));
const ProtectedLayout = page(loadProtectedLayout);
const SupportPage = page(() => import('./pages/support-page.tsx'));

const protectedPages = signedInPages.map(({ path, load }) => ({ path, Page: page(load) }));

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
                <Route path={paths.landing} element={<LandingPage />} />
                <Route path={paths.terms} element={<TermsPage />} />
                <Route path={paths.privacy} element={<PrivacyPage />} />
                <Route path={paths.support} element={<SupportPage />} />
                <Route path={paths.trackRecord} element={<TrackRecordPage />} />
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

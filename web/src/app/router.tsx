import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { paths } from '../platform/links.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FullPageSpinner } from './shell/full-page-spinner.tsx';
import { RootLayout } from './shell/root-layout.tsx';

/** A page that is loaded when it is first gone to. */
function page(load: () => Promise<{ Component: ComponentType }>) {
  return lazy(async () => ({ default: (await load()).Component }));
}

const LandingPage = page(() => import('./landing/landing-page.tsx'));
const TermsPage = page(() => import('./pages/terms-page.tsx'));
const PrivacyPage = page(() => import('./pages/privacy-page.tsx'));
const ProtectedLayout = page(() => import('./shell/protected-layout.tsx'));
const DashboardPage = page(() => import('./pages/dashboard-page.tsx'));
const AccountPage = page(() => import('./pages/account-page.tsx'));
const ClassicDashboardPage = page(() => import('./pages/classic-dashboard-page.tsx'));
const TrackRecordPage = page(() => import('./pages/track-record-page.tsx'));
const ForumPage = page(() => import('./pages/forum-page.tsx'));
const ForumThreadPage = page(() => import('./pages/forum-thread-page.tsx'));
const SupportPage = page(() => import('./pages/support-page.tsx'));
const AnalysisPage = page(() => import('./pages/analysis-page.tsx'));
const LineupsPage = page(() => import('./pages/lineups-page.tsx'));
const DeskPage = page(() => import('./pages/desk-page.tsx'));
const MatchesPage = page(() => import('./pages/matches-page.tsx'));
const MatchPage = page(() => import('./pages/match-page.tsx'));
const PlayerPage = page(() => import('./pages/player-page.tsx'));
const VenuePage = page(() => import('./pages/venue-page.tsx'));

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
                  <Route path={paths.dashboard} element={<DashboardPage />} />
                  <Route path={paths.dashboardNew} element={<DashboardPage />} />
                  <Route path={paths.dashboardOld} element={<ClassicDashboardPage />} />
                  <Route path={paths.matches} element={<MatchesPage />} />
                  <Route path={paths.match} element={<MatchPage />} />
                  <Route path={paths.forum} element={<ForumPage />} />
                  <Route path={paths.forumThread} element={<ForumThreadPage />} />
                  <Route path={paths.player} element={<PlayerPage />} />
                  <Route path={paths.venue} element={<VenuePage />} />
                  <Route path={paths.account} element={<AccountPage />} />
                  <Route path={paths.analysis} element={<AnalysisPage />} />
                  <Route path={paths.lineups} element={<LineupsPage />} />
                  <Route path={paths.desk} element={<DeskPage />} />
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

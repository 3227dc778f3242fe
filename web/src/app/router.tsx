import { createBrowserRouter, Navigate } from 'react-router';
import { paths } from '../platform/links.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { FullPageSpinner } from './shell/full-page-spinner.tsx';
import { RootLayout } from './shell/root-layout.tsx';

/** Every page is loaded when it is first gone to. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <ErrorScreen />,
      HydrateFallback: FullPageSpinner,
      children: [
        { path: paths.landing, lazy: () => import('./landing/landing-page.tsx') },
        { path: paths.terms, lazy: () => import('./pages/terms-page.tsx') },
        { path: paths.privacy, lazy: () => import('./pages/privacy-page.tsx') },
        {
          lazy: async () => {
            const { ProtectedLayout } = await import('./shell/protected-layout.tsx');
            return { Component: ProtectedLayout };
          },
          children: [
            { path: paths.dashboard, lazy: () => import('./pages/dashboard-page.tsx') },
            { path: paths.dashboardNew, lazy: () => import('./pages/dashboard-page.tsx') },
            { path: paths.matches, lazy: () => import('./pages/matches-page.tsx') },
          ],
        },
        { path: '*', element: <Navigate to={paths.landing} replace /> },
      ],
    },
  ]);
}

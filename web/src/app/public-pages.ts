import type { ComponentType } from 'react';
import { paths } from '../platform/links.ts';

/** A page and the import that loads its file. */
export interface AppPage {
  path: string;
  load: () => Promise<{ Component: ComponentType }>;
}

/** The pages for everybody. */
export const publicPages: readonly AppPage[] = [
  { path: paths.landing, load: () => import('./landing/landing-page.tsx') },
  { path: paths.terms, load: () => import('./pages/terms-page.tsx') },
  { path: paths.privacy, load: () => import('./pages/privacy-page.tsx') },
  { path: paths.support, load: () => import('./pages/support-page.tsx') },
  { path: paths.trackRecord, load: () => import('./pages/track-record-page.tsx') },
];

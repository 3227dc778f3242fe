import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from './app/router.tsx';
import { showLanguage } from './platform/language/show-language.ts';
import { showTheme } from './platform/storage/theme.ts';
import { watchForQuietMotion } from './ui/quiet-motion.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
showTheme();
watchForQuietMotion();
void showLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <Router />
    </StrictMode>,
  ),
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () =>
    import('./platform/offline/keep-offline.ts').then(({ keepOffline }) => keepOffline()),
  );
}

import './ui/base.css';
import { requestPageAhead } from './app/first-requests.ts';
import { showTheme } from './platform/storage/preferences.ts';

// A small file, so that the requests of the page are sent before a slow phone has run the files of the app.
showTheme();
requestPageAhead(window.location.pathname);
void import('./app/render-app.tsx').then(({ renderApp }) => renderApp());

import './ui/base.css';
import { requestPageAhead } from './app/first-requests.ts';
import { reloadOnce } from './platform/reload-once.ts';
import { reportProblem } from './platform/report-problem.ts';
import { showTheme } from './platform/storage/preferences.ts';

// A small file, so that the requests of the page are sent before a slow phone has run the files of the app.
showTheme();
import('./app/render-app.tsx').then(({ renderApp }) => renderApp()).catch(showFailure);
requestPageAhead(window.location.pathname);
// The first use of a number format takes a slow phone over a tenth of a second. Here it waits for files anyway.
setTimeout(() => (0).toLocaleString('en-IN'));

/** The files of the app did not load: the connection broke, or a new release has other files. */
function showFailure(error: unknown): void {
  reportProblem('The app did not load.', error);
  if (reloadOnce()) return;
  const text = 'GullyLens did not load. Please check your connection and reload the page.';
  document.getElementById('root')?.replaceChildren(text);
}

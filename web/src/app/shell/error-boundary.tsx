import { Component, type ReactNode } from 'react';
import { reportProblem } from '../../platform/report-problem.ts';
import { ErrorScreen, NoNetworkScreen, NotLoadedScreen } from './error-screen.tsx';
import { FullPageSpinner } from './page-loading.tsx';
import { isMissingFile } from '../../ui/panel-boundary.tsx';

const screens: Readonly<Record<Failure, ReactNode>> = {
  broken: <ErrorScreen />,
  missing: <FullPageSpinner />,
  'out-of-reach': <NoNetworkScreen />,
  'not-loaded': <NotLoadedScreen />,
};

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: Failure | null;
}

/** Shows in place of a page that is not drawn why not. A class, since React offers no other form of it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: failureOf(error) };
  }

  override componentDidMount() {
    window.addEventListener('popstate', this.showPage);
    window.addEventListener('online', this.bringPage);
    window.addEventListener('beforeunload', this.leavePage);
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.showPage);
    window.removeEventListener('online', this.bringPage);
    window.removeEventListener('beforeunload', this.leavePage);
  }

  override componentDidCatch(error: unknown) {
    reportProblem('A page broke.', error);
    if (this.state.failure === 'missing' && !loadAnewOnce()) this.setState({ failure: 'not-loaded' });
  }

  /** Whoever goes back leaves the page that failed. */
  private readonly showPage = () => this.setState({ failure: null });

  /** Loading anew now would call back whoever is on the way to another page. */
  private readonly leavePage = () => window.removeEventListener('online', this.bringPage);

  /** With the network back, what was missing may come; a browser also says so of a network that went again at once. */
  private readonly bringPage = () => {
    const { failure } = this.state;
    if (!navigator.onLine) return;
    if (failure === 'out-of-reach' || failure === 'not-loaded') window.location.reload();
  };

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return screens[failure];
  }
}

const KEY = 'gullylens.loaded-anew';

/** It broke; its file did not come; there is no network to bring it; it did not come a second time either. */
type Failure = 'broken' | 'missing' | 'out-of-reach' | 'not-loaded';

/** Why a page is not drawn. */
function failureOf(error: unknown): Failure {
  if (!isMissingFile(error)) return 'broken';
  return navigator.onLine ? 'missing' : 'out-of-reach';
}

/** Loads the page anew, where a new release may have other files; once for a page of a build, and says whether it does. */
function loadAnewOnce(): boolean {
  const page = `${import.meta.url} ${window.location.pathname}`;
  try {
    if (window.sessionStorage.getItem(KEY) === page) return false;
    window.sessionStorage.setItem(KEY, page);
  } catch {
    // What cannot be remembered might be done for ever.
    return false;
  }
  window.location.reload();
  return true;
}

import { Component, type ReactNode } from 'react';

interface PanelBoundaryProps {
  /** When it changes, children that failed are rendered again: the selected tab, or the URL. */
  resetKey: string;
  /** Returns the replacement for children that failed. `onRetry` renders them again. */
  renderFailure: (onRetry: () => void, error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface PanelBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

const working: PanelBoundaryState = { error: null, hasFailed: false };

/** Replaces children that throw while rendering. Used around the app, each page and each tab panel. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state = working;

  static getDerivedStateFromError(error: unknown): PanelBoundaryState {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ resetKey }: PanelBoundaryProps) {
    if (resetKey !== this.props.resetKey && this.state.hasFailed) this.showAgain();
  }

  private readonly showAgain = () => this.setState(working);

  override render() {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    return this.props.renderFailure(this.showAgain, error);
  }
}

/** Error messages for an app file that did not load: Chrome and Firefox, Safari, and the bundler for a style sheet. */
const NOT_LOADED = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether an error means that a file of the app did not load, so that the app itself has no bug. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && NOT_LOADED.test(error.message);
}

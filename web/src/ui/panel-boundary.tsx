import { Component, type ReactNode } from 'react';
import { isMissingFile } from './is-missing-file.ts';

interface PanelBoundaryProps {
  /** When it changes, the children are shown again: the selected tab, or the address. */
  resetKey: string;
  /** Returns what stands in place of children that failed. `onRetry` shows them again. */
  renderFailure: (onRetry: () => void) => ReactNode;
  children: ReactNode;
}

interface PanelBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

const working: PanelBoundaryState = { error: null, hasFailed: false };

/**
 * Keeps an error of its children from the rest of the page. A file that did not load is left to the boundary of the whole
 * app, which loads the page again.
 */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state = working;

  static getDerivedStateFromError(error: unknown): PanelBoundaryState {
    return { error, hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: PanelBoundaryProps) {
    if (resetKey !== this.props.resetKey && this.state.hasFailed) this.showAgain();
  }

  private readonly showAgain = () => this.setState(working);

  override render() {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    if (isMissingFile(error)) throw error;
    return this.props.renderFailure(this.showAgain);
  }
}

import { Component, type ReactNode } from 'react';

interface PanelBoundaryProps {
  /** When it changes, the children are shown again: the selected tab, or the address. */
  resetKey: string;
  /** Returns what stands in place of children that failed. `onRetry` shows them again. */
  renderFailure: (onRetry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

interface PanelBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

const working: PanelBoundaryState = { error: null, hasFailed: false };

/** Contains an error of its children; the rest of the page keeps working. */
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
    return this.props.renderFailure(this.showAgain, error);
  }
}

import { Component, type ReactNode } from 'react';
import { reportProblem } from '../../platform/report-problem.ts';
import { ErrorScreen } from './error-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shows the error screen in place of a page that broke. A class, since React offers no other form of it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportProblem('A page broke.', error);
  }

  override render() {
    return this.state.broken ? <ErrorScreen /> : this.props.children;
  }
}

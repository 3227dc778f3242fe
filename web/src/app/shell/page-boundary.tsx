import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx';
import { PanelBoundary, isMissingFile } from '../../ui/feedback/panel-boundary.tsx';

interface PageBoundaryProps {
  /** Renders the page around the error panel. */
  frame: (panel: ReactNode) => ReactNode;
  /** Called before the page is rendered again. */
  onRetry?: () => void;
  children: ReactNode;
}

/**
 * Replaces a page that failed to render with an error panel; session, live stream and other pages keep working. A file
 * that did not load is left to `ErrorBoundary`, which reloads the page.
 */
export function PageBoundary({ frame, onRetry, children }: PageBoundaryProps) {
  const { i18n } = useLingui();
  const { key } = useLocation();
  const panel = (retry: () => void) => (
    <FailurePanel
      title={i18n.t('This page could not be shown')}
      lines={[i18n.t('Please try again. If it fails again, please reload the page.')]}
      onRetry={() => {
        onRetry?.();
        retry();
      }}
    />
  );
  return (
    <PanelBoundary
      resetKey={key}
      renderFailure={(retry, error) => {
        if (isMissingFile(error)) throw error;
        return frame(panel(retry));
      }}
    >
      {children}
    </PanelBoundary>
  );
}

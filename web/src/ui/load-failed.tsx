import { useLingui } from '@lingui/react';
import { FailurePanel } from './failure-panel.tsx';

interface LoadFailedProps {
  /** What failed, in English. */
  text: string;
  /** Why, in English, where `text` does not say it. */
  reason?: string | undefined;
  onRetry: () => void;
}

/** Stands where something could not be read and nothing older is at hand. */
export function LoadFailed({ text, reason, onRetry }: LoadFailedProps) {
  const { i18n } = useLingui();
  const lines = reason ? [text, reason] : [text];
  return (
    <FailurePanel
      title={i18n.t('Error Loading Data')}
      lines={lines.map((line) => i18n.t(line))}
      onRetry={onRetry}
    />
  );
}

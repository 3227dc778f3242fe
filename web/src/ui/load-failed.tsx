import { useLingui } from '@lingui/react';
import { ErrorState } from './list-states.tsx';

interface LoadFailedProps {
  /** Why, in English. */
  text: string;
  onRetry: () => void;
}

/** Stands where something could not be read and nothing older is at hand. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  const { i18n } = useLingui();
  return <ErrorState title={i18n.t('Error Loading Data')} text={i18n.t(text)} onRetry={onRetry} />;
}

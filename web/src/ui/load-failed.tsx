import { useLingui } from '@lingui/react';
import { CircleAlert } from 'lucide-react';
import { Button } from './button.tsx';

interface LoadFailedProps {
  /** Why, in English. */
  text: string;
  onRetry: () => void;
}

/** Stands where something could not be read and nothing older is at hand. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-danger/40 bg-danger/5 px-4 py-8 text-center">
      <CircleAlert aria-hidden="true" className="mx-auto mb-3 size-6 text-danger" />
      <p className="font-semibold">{i18n.t('Error Loading Data')}</p>
      <p className="mb-4 mt-1 text-sm text-muted">{i18n.t(text)}</p>
      <Button look="outline" onClick={onRetry}>
        {i18n.t('Try Again')}
      </Button>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { CircleAlert } from 'lucide-react';
import { Button } from '../controls/button.tsx';

interface FailurePanelProps {
  /** What happened, translated. */
  title: string;
  /** Why it happened or what to do, translated; one line each. */
  lines: readonly string[];
  onRetry: () => void;
}

/** A panel with an error and a retry button. */
export function FailurePanel({ title, lines, onRetry }: FailurePanelProps) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-danger/40 bg-danger/5 px-4 py-8 text-center">
      <CircleAlert aria-hidden="true" className="mx-auto mb-3 size-6 text-danger" />
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line} className="mt-1 text-sm text-muted">
          {line}
        </p>
      ))}
      <Button look="outline" className="mt-4" onClick={onRetry}>
        {i18n.t('Try Again')}
      </Button>
    </div>
  );
}

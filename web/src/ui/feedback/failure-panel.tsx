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
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{title}</p>
        {lines.map((line) => (
          <p key={line} className="text-sm text-muted">
            {line}
          </p>
        ))}
      </div>
      <Button look="outline" onClick={onRetry}>
        {i18n.t('Try Again')}
      </Button>
    </div>
  );
}

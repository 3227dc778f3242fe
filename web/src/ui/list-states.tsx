import { useLingui } from '@lingui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  className?: string;
}

/** What a list shows when there is nothing in it. */
export function EmptyState({ title, text, icon, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center rounded-card border border-dashed border-line px-4 py-10 text-center',
        className,
      )}
    >
      {icon && (
        <span aria-hidden="true" className="mb-3 text-muted">
          {icon}
        </span>
      )}
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  text: string;
  onRetry: () => void;
}

/** What a list shows when it could not be read and nothing older is at hand. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-danger/40 bg-danger/5 px-4 py-8 text-center">
      <CircleAlert aria-hidden="true" className="mx-auto mb-3 size-6 text-danger" />
      <p className="font-semibold">{title}</p>
      <p className="mb-4 mt-1 text-sm text-muted">{text}</p>
      <Button look="outline" onClick={onRetry}>
        {i18n.t('Try Again')}
      </Button>
    </div>
  );
}

import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  className?: string;
}

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

interface NotFoundPanelProps {
  title: string;
  text: string;
  /** The link back. */
  children: ReactNode;
}

/** Shown when the URL names something that we do not have. */
export function NotFoundPanel({ title, text, children }: NotFoundPanelProps) {
  return (
    <div className="rounded-card border border-dashed border-line px-4 py-14 text-center">
      <SearchX aria-hidden="true" className="mx-auto mb-4 size-8 text-muted" />
      <h1 className="text-xl font-bold">{title}</h1>
      <p className="mx-auto mb-6 mt-2 max-w-prose text-muted">{text}</p>
      {children}
    </div>
  );
}

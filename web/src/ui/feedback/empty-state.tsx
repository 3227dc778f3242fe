import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  className?: string;
  /** What to do about it, as buttons. */
  children?: ReactNode;
}

/** Says that there is nothing to show, why, and what to do. */
export function EmptyState({ title, text, icon, className, children }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center rounded-card border border-dashed border-line px-4 py-8 text-center',
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
      {children}
    </div>
  );
}

import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';

interface CardProps extends HTMLAttributes<HTMLDivElement> {
  children: ReactNode;
}

/** A box with the background of a card. */
export function Card({ className, children, ...rest }: CardProps) {
  return (
    <div {...rest} className={classNames('rounded-card border border-line bg-surface', className)}>
      {children}
    </div>
  );
}

interface SectionHeadingProps {
  title: string;
  id?: string;
  note?: ReactNode;
  /** Smaller, with the note beside the title and less room below, on a page of many sections. */
  isCompact?: boolean;
  children?: ReactNode;
}

/** A section's heading with an optional note, below or beside it, and controls at the right. */
export function SectionHeading({ title, id, note, isCompact = false, children }: SectionHeadingProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap justify-between gap-x-4',
        isCompact ? 'min-h-11 items-center' : 'mb-4 items-end gap-y-2',
      )}
    >
      <div className={isCompact ? 'flex flex-wrap items-baseline gap-x-2' : undefined}>
        <h2 id={id} className={classNames('font-bold', isCompact ? 'text-lg leading-6' : 'text-xl')}>
          {title}
        </h2>
        {note && (
          <p className={classNames('text-muted', isCompact ? 'text-xs font-semibold' : 'mt-1 text-sm')}>
            {note}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

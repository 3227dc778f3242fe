import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';

interface CardStripProps {
  label: string;
  /** Cards fill the height of the strip's container in this many rows. Omitted: they are as high as their content. */
  rows?: 1 | 2;
  className?: string;
  children: ReactNode;
}

interface StripOrGridProps {
  label: string;
  columns: 3 | 4;
  children: ReactNode;
}

/** Cards (`li`) in one row that scrolls sideways on a phone, and in a grid on wider screens. */
export function StripOrGrid({ label, columns, children }: StripOrGridProps) {
  return (
    <ul
      tabIndex={0}
      aria-label={label}
      className={classNames(
        'relative -top-1 -mb-1 grid gap-3 pt-1 max-sm:-mx-4 max-sm:auto-cols-[min(80%,20rem)] max-sm:snap-x max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:scroll-px-4 max-sm:px-4 max-sm:pb-3 max-sm:[scrollbar-width:thin] sm:grid-cols-2 sm:gap-4 max-sm:*:snap-start',
        columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {children}
    </ul>
  );
}

/** Cards (`li`) in rows that scroll sideways, so that the height does not depend on their number. */
export function CardStrip({ label, rows, className, children }: CardStripProps) {
  return (
    <ul
      tabIndex={0}
      aria-label={label}
      className={classNames(
        // The padding at the top is for the focus ring of a card, which a scrolling row would clip.
        'relative -top-1 -mx-4 -mb-1 grid snap-x auto-cols-[min(90%,24rem)] grid-flow-col gap-4 overflow-x-auto scroll-px-4 px-4 pb-3 pt-1 [scrollbar-width:thin] md:-mx-6 md:scroll-px-6 md:px-6 lg:auto-cols-[calc((100%-2.5rem)/3)] *:snap-start',
        rows && 'h-[calc(100%+--spacing(1))]',
        rows && (rows === 2 ? 'grid-rows-2' : 'grid-rows-1'),
        className,
      )}
    >
      {children}
    </ul>
  );
}

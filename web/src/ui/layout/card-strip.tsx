import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';

/** The columns of a grid of cards on wide screens. Before them it has two. */
const columnClasses = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const;

/** The padding at the top is for the focus ring of a card, which a scrolling row would clip. */
const stripClasses = 'relative -top-1 -mb-1 grid pt-1';

/** A row of cards that scrolls sideways, over the margins of the page. A single column has the whole width. */
const scrollClasses = {
  sm: 'max-sm:-mx-4 max-sm:auto-cols-[100%] max-sm:snap-x max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:scroll-px-4 max-sm:px-4 max-sm:[scrollbar-width:thin] max-sm:*:snap-start',
  md: 'max-md:-mx-4 max-md:auto-cols-[100%] max-md:snap-x max-md:grid-flow-col max-md:overflow-x-auto max-md:scroll-px-4 max-md:px-4 max-md:[scrollbar-width:thin] max-md:*:snap-start',
} as const;

interface CardStripProps {
  label: string;
  columns: keyof typeof columnClasses;
  children: ReactNode;
}

/** Cards (`li`) in one row that scrolls sideways on a phone, and in a grid on wider screens. */
export function CardStrip({ label, columns, children }: CardStripProps) {
  return (
    <ul
      tabIndex={0}
      aria-label={label}
      className={classNames(
        stripClasses,
        scrollClasses.sm,
        // A tenth of the next card shows that there is one.
        'gap-3 max-sm:pb-3 max-sm:has-[>li:nth-child(2)]:auto-cols-[min(90%,24rem)] sm:grid-cols-2 sm:gap-4',
        columnClasses[columns],
      )}
    >
      {children}
    </ul>
  );
}

/**
 * Rows (`li`) of a list: on a phone three below one another and then sideways, in a grid on wider screens. It is as
 * high as its rows.
 */
export function RowStrip({ label, children }: Pick<CardStripProps, 'label' | 'children'>) {
  return (
    <ul
      tabIndex={0}
      aria-label={label}
      className={classNames(
        stripClasses,
        scrollClasses.md,
        // The edge of a second column shows that there is one.
        'gap-2 max-md:grid-rows-[repeat(3,auto)] max-md:pb-2 max-md:has-[>li:nth-child(4)]:auto-cols-[calc(100%-0.75rem)] md:grid-cols-2 xl:grid-cols-3',
      )}
    >
      {children}
    </ul>
  );
}

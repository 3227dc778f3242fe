import { Children, type ReactNode } from 'react';
import { CardStrip } from '../layout/card-strip.tsx';
import { Skeleton } from '../controls/skeleton.tsx';

/** A placeholder of a match row's final size. */
export function MatchRowSkeleton() {
  return <Skeleton className="h-24 rounded-card" />;
}

/** Match rows side by side: one column on a phone, three on a wide screen. */
export function MatchGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2 md:grid-cols-2 xl:grid-cols-3">
      {children}
    </ul>
  );
}

/** The height of a strip of match rows, for what stands in its place. A phone has three rows in place of two. */
export const matchStripHeight = {
  1: 'h-[6.75rem]',
  2: 'h-[13.25rem] max-sm:h-[19.75rem]',
  3: 'h-[19.75rem]',
} as const;

const templates = {
  1: 'grid-rows-[6rem]',
  2: 'grid-rows-[repeat(2,6rem)] max-sm:grid-rows-[repeat(3,6rem)]',
  3: 'grid-rows-[repeat(3,6rem)]',
} as const;

interface MatchRowStripProps {
  label: string;
  rows: keyof typeof templates;
  children: ReactNode;
}

/**
 * Match rows (`li`) below one another and then sideways, at a height that does not depend on their number. Wide screens
 * fill the first line first when all fit.
 */
export function MatchRowStrip({ label, rows, children }: MatchRowStripProps) {
  const fitsWideScreen = Children.count(children) <= 3 * rows;
  return (
    <CardStrip
      label={label}
      className={`gap-y-2 max-sm:auto-cols-[calc(100%-0.75rem)] ${templates[rows]} ${fitsWideScreen ? 'lg:grid-flow-row lg:grid-cols-3' : ''}`}
    >
      {children}
    </CardStrip>
  );
}

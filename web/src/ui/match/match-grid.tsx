import type { ReactNode } from 'react';

interface MatchGridProps {
  label?: string;
  children: ReactNode;
}

/** Match rows (`li`) side by side: a single column of one card on a phone, three columns on a wide screen. */
export function MatchGrid({ label, children }: MatchGridProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-1 max-md:divide-y max-md:divide-line max-md:overflow-hidden max-md:rounded-card max-md:border max-md:border-line max-md:[&>li>*]:rounded-none max-md:[&>li>*]:border-0 max-md:[&_h3_*]:after:-outline-offset-2! md:grid-cols-2 md:gap-2 xl:grid-cols-3"
    >
      {children}
    </ul>
  );
}

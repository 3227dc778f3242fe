import type { ReactNode } from 'react';
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

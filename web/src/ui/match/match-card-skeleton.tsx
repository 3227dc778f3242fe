import { Skeleton } from '../controls/skeleton.tsx';
import type { ReactNode } from 'react';

/** A placeholder of a match card's final size. */
export function MatchCardSkeleton() {
  return (
    <div className="h-[19.25rem] rounded-card border border-line bg-surface p-4">
      <Skeleton className="h-6 w-20" />
      <Skeleton className="mt-3 h-5 w-3/4" />
      <Skeleton className="mt-5 h-8 w-full" />
      <Skeleton className="mt-2.5 h-8 w-full" />
      <Skeleton className="mt-4 h-9 w-2/3" />
      <Skeleton className="mt-4 h-8 w-full" />
    </div>
  );
}

/** Match cards side by side: one column on a phone, three on a wide screen. */
export function MatchGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">{children}</ul>;
}

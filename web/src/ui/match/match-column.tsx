import type { ReactNode } from 'react';
import { Skeleton } from '../controls/skeleton.tsx';

/** A match row while it loads: its lines as grey blocks. */
export function MatchRowSkeleton() {
  return (
    <div className="flex min-h-23 flex-col justify-between rounded-card border border-line bg-surface px-3 py-2">
      <Line />
      <TeamSkeleton />
      <TeamSkeleton />
      <Line />
    </div>
  );
}

function TeamSkeleton() {
  return (
    <div className="flex items-center gap-1.5">
      <Skeleton className="size-5 rounded-full" />
      <Skeleton className="h-3.5 w-40" />
      <Skeleton className="ml-auto h-3.5 w-16" />
    </div>
  );
}

function Line() {
  return (
    <div className="flex justify-between">
      <Skeleton className="h-2.5 w-36" />
      <Skeleton className="h-2.5 w-14" />
    </div>
  );
}

interface MatchColumnProps {
  label?: string;
  children: ReactNode;
}

/** Match rows (`li`) below one another on one card. */
export function MatchColumn({ label, children }: MatchColumnProps) {
  return (
    <ul
      aria-label={label}
      className="max-w-3xl divide-y divide-line overflow-hidden rounded-card border border-line [&>li>*]:rounded-none [&>li>*]:border-0 [&_h3_*]:after:-outline-offset-2!"
    >
      {children}
    </ul>
  );
}

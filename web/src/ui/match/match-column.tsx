import type { ReactNode } from 'react';
import { Skeleton } from '../controls/skeleton.tsx';

/** A match row while it loads: its lines as grey blocks. */
export function MatchRowSkeleton() {
  return (
    <div className="flex min-h-23 flex-col justify-between rounded-card border border-line bg-surface px-3 py-2">
      <Line label="w-36" end="w-8" />
      <TeamSkeleton />
      <TeamSkeleton />
      <Line label="w-28" end="w-14" />
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

function Line({ label, end }: { label: string; end: string }) {
  return (
    <div className="flex justify-between">
      <Skeleton className={`h-2.5 ${label}`} />
      <Skeleton className={`h-2.5 ${end}`} />
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

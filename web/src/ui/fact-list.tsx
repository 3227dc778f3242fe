import type { ReactNode } from 'react';

/** Names and values, a pair a line. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>;
}

export function FactLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2 text-sm">
      <dt className="max-w-[70%] shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 text-right font-medium tabular">{children}</dd>
    </div>
  );
}

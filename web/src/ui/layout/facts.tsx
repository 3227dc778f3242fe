import type { ReactNode } from 'react';

/** Numbers of the game with their names, side by side. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="flex min-h-6 flex-wrap gap-x-4 gap-y-1 tabular">{children}</dl>;
}

interface FactProps {
  label: string;
  /** The full form of a short label. */
  name?: string;
  children: ReactNode;
}

/** A number of the game with its name. */
export function Fact({ label, name, children }: FactProps) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="shrink-0 text-xs text-muted">
        {name === undefined ? (
          label
        ) : (
          <abbr title={name} className="no-underline">
            {label}
          </abbr>
        )}
      </dt>
      <dd className="min-w-[4ch] font-bold">{children}</dd>
    </div>
  );
}

/** Numbers of the game below their names, in columns of the same width. */
export function FactTiles({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 tabular empty:hidden">
      {children}
    </dl>
  );
}

/** A number of the game below its name. */
export function FactTile({ label, children }: Omit<FactProps, 'name'>) {
  return (
    <div className="rounded-control bg-raised/60 px-3 py-1.5">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

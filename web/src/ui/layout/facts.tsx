import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';

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

interface FactTilesProps {
  columns: 2 | 3;
  children: ReactNode;
}

/** Numbers of the game below their names, in columns whose width does not change as tiles come and go. */
export function FactTiles({ columns, children }: FactTilesProps) {
  return (
    <div className="@container">
      <dl
        className={classNames(
          'grid gap-2 tabular @max-[16rem]:grid-cols-2 @max-[10rem]:grid-cols-1',
          columns === 2 ? 'grid-cols-2' : 'grid-cols-3',
        )}
      >
        {children}
      </dl>
    </div>
  );
}

/** A number of the game below its name. */
export function FactTile({ label, children }: Omit<FactProps, 'name'>) {
  return (
    <div className="rounded-control min-w-0 bg-raised/60 px-2 py-1.5 sm:px-3">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';

/** A list of `FactLine`s. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>;
}

/** One line of a `DefinitionList`: label and value. */
export function FactLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2 text-sm">
      <dt className="max-w-[70%] text-muted">{label}</dt>
      <dd className="text-right font-medium tabular">{children}</dd>
    </div>
  );
}

interface MetricTileProps {
  label: string;
  value: string;
  note?: string;
}

/** A large number with its label below. Use it in a `dl`. */
export function MetricTile({ label, value, note }: MetricTileProps) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-4 max-[22.5rem]:p-3">
      <dt className="text-sm text-muted">
        {label}
        {note && <span className="mt-1 block text-xs">{note}</span>}
      </dt>
      <dd className="text-xl font-extrabold tabular">{value}</dd>
    </div>
  );
}
